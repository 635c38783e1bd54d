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
    private ServerRoot serverRoot;

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
        serverRoot = new ServerRoot(root, home);
        serverRoot.prepare();
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
        serverRoot.keep();
        serverRoot.prepare();
        assertThat(serverRoot.isConfigured()).isTrue();
        assertThat(domain).content().contains("dossier-artemis").doesNotContain("ROOT");
        assertThat(root.resolve("applications/ROOT")).doesNotExist();
        assertThat(root.resolve("logs/tx")).hasContent("in doubt");
    }

    @Test
    void otherCommandFilesStartFromNothingButTheTransactionLog() throws IOException, LauncherFailure {
        serverRoot.keep();
        write(home.resolve("asadmin/postboot.txt"), "changed");
        serverRoot.prepare();
        assertThat(serverRoot.isConfigured()).isFalse();
        assertThat(domain).doesNotExist();
        assertThat(root.resolve("logs/tx")).hasContent("in doubt");
    }

    @Test
    void whatALaterLauncherSeesRunningIsKept() throws LauncherFailure {
        new ServerRoot(root, home).keep();
        assertThat(serverRoot.isConfigured()).isTrue();
        new ServerRoot(root, home).keep();
        assertThat(serverRoot.isConfigured()).isTrue();
    }

    @Test
    void firstStartThatDidNotComeToItsEndIsBegunAgain() throws LauncherFailure {
        serverRoot.prepare();
        assertThat(serverRoot.isConfigured()).isFalse();
        assertThat(domain).doesNotExist();
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
