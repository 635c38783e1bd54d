package io.dossier.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerRootTest {

    @TempDir
    private Path folder;

    private Path home;
    private Path root;
    private Path domain;

    @BeforeEach
    void folders() throws IOException, LauncherFailure {
        home = folder.resolve("home");
        root = folder.resolve("root");
        domain = root.resolve("config/domain.xml");
        for (String name :
                new String[] {"asadmin/preboot.txt", "asadmin/postboot.txt", "dossier-artemis.rar", "payara-micro.jar"
                }) {
            write(home.resolve(name), name);
        }
        new ServerRoot(root).prepare(home);
        write(root.resolve("logs/tx"), "in doubt");
        write(root.resolve("applications/ROOT/old.class"), "old");
        write(
                domain,
                "<domain><applications><application name='dossier-artemis'/><application name='ROOT'><module/>"
                        + "</application></applications><server><application-ref ref='dossier-artemis'/>"
                        + "<application-ref ref='ROOT'/></server></domain>");
    }

    @Test
    void keepsAllButTheApplication() throws IOException, LauncherFailure {
        new ServerRoot(root).prepare(home);
        assertThat(domain).content().contains("dossier-artemis").doesNotContain("ROOT");
        assertThat(root.resolve("applications/ROOT")).doesNotExist();
        assertThat(root.resolve("logs/tx")).hasContent("in doubt");
    }

    @Test
    void otherCommandFilesStartFromNothingButTheTransactionLog() throws IOException, LauncherFailure {
        write(home.resolve("asadmin/postboot.txt"), "changed");
        new ServerRoot(root).prepare(home);
        assertThat(domain).doesNotExist();
        assertThat(root.resolve("logs/tx")).hasContent("in doubt");
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
