package io.dossier.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Payara's root directory. It keeps the transaction log, and with the configuration of pools and resource adapter what
 * recovery needs before the command files are run. It must not keep the application, which would be started in its old
 * form first and then deployed anew; nor a configuration of other command files, which would not be changed by them.
 */
final class ServerRoot {

    private static final String APPLICATION = "ROOT";

    private final Path folder;
    private final Path home;

    /** @param home the distribution with the command files */
    ServerRoot(Path folder, Path home) {
        this.folder = folder;
        this.home = home;
    }

    /** Makes it ready for a start. */
    void prepare() throws LauncherFailure {
        try {
            Files.createDirectories(folder);
            if (isConfigured()) {
                forgetApplication();
            } else {
                forgetConfiguration();
                Files.writeString(begun(), fingerprint());
            }
        } catch (IOException e) {
            throw unusable(e);
        }
    }

    /** Whether it holds what these command files make; not so before a first start has come to its end. */
    boolean isConfigured() throws LauncherFailure {
        try {
            return Files.exists(mark()) && Files.readString(mark()).equals(fingerprint());
        } catch (IOException e) {
            throw unusable(e);
        }
    }

    /** Keeps what the commands of a start have made, now that it has come to its end; nothing if they made nothing. */
    void keep() throws LauncherFailure {
        try {
            if (Files.exists(begun())) {
                Files.move(begun(), mark(), StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw unusable(e);
        }
    }

    private Path mark() {
        return folder.resolve("made-from");
    }

    /** There while a first start has not come to its end, or nobody has seen that it has. */
    private Path begun() {
        return folder.resolve("being-made-from");
    }

    private static LauncherFailure unusable(IOException e) {
        return new LauncherFailure(ExitCode.UNAVAILABLE, "The server's root directory cannot be used", e);
    }

    private void forgetApplication() throws IOException, LauncherFailure {
        Path domain = folder.resolve("config/domain.xml");
        if (Files.exists(domain)) {
            DomainFile.removeApplication(domain, APPLICATION);
        }
        delete(folder.resolve("applications").resolve(APPLICATION));
        delete(folder.resolve("applications/__internal").resolve(APPLICATION));
    }

    /** All but the logs, where the transaction log is. */
    private void forgetConfiguration() throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            for (Path entry : entries.toList()) {
                if (!entry.endsWith("logs")) {
                    delete(entry);
                }
            }
        }
    }

    private String fingerprint() throws IOException {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
        for (String name :
                List.of("asadmin/preboot.txt", "asadmin/postboot.txt", "dossier-artemis.rar", "payara-micro.jar")) {
            try (InputStream in = new DigestInputStream(Files.newInputStream(home.resolve(name)), digest)) {
                in.transferTo(OutputStream.nullOutputStream());
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static void delete(Path path) throws IOException {
        if (!Files.exists(path)) {
            return;
        }
        try (Stream<Path> walk = Files.walk(path)) {
            for (Path each : walk.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
