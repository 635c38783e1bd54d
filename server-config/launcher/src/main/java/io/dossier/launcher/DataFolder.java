package io.dossier.launcher;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/** The folder of all that the product keeps; nobody but its owner may look into it. */
record DataFolder(Path root) {

    /** Makes what is missing of it. */
    static DataFolder at(Path root) throws LauncherFailure {
        DataFolder folder = new DataFolder(root);
        try {
            Files.createDirectories(root);
            Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwx------"));
            for (Path inner : new Path[] {folder.config(), folder.logs(), folder.run(), folder.temporary()}) {
                Files.createDirectories(inner);
            }
            return folder;
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.UNAVAILABLE, "The data folder cannot be used: " + e.getMessage(), e);
        }
    }

    Path config() {
        return root.resolve("config");
    }

    Path logs() {
        return root.resolve("logs");
    }

    Path run() {
        return root.resolve("run");
    }

    Path temporary() {
        return root.resolve("tmp");
    }

    Path inner(String name) {
        return root.resolve(name);
    }

    /** What one server has for itself: the first at the top, each other in a folder of its name. */
    Path ofNode(String node, String name) {
        return (node.equals(Settings.FIRST_NODE) ? root : others().resolve(node)).resolve(name);
    }

    /** Names of the servers beside the first that were ever started. */
    List<String> otherNodes() throws LauncherFailure {
        if (Files.notExists(others())) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(others())) {
            return folders.map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.UNAVAILABLE, "The data folder cannot be read", e);
        }
    }

    private Path others() {
        return root.resolve("nodes");
    }

    /** Writes a file that only its owner reads, whole or not at all. */
    static void writeSecret(Path file, Properties properties) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        Files.deleteIfExists(part);
        Files.createFile(part, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        try (Writer writer = Files.newBufferedWriter(part)) {
            properties.store(writer, "Written by ./dossier");
        }
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
