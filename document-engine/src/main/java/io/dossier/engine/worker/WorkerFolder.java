package io.dossier.engine.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/** Removes what a worker left in its own folder. */
final class WorkerFolder {

    private static final Logger LOG = Logger.getLogger(WorkerFolder.class.getName());

    private static final String PREFIX = "dossier-worker-";

    private WorkerFolder() {}

    static Path create() throws IOException {
        return Files.createTempDirectory(PREFIX);
    }

    /** For a worker whose owner is gone: the folder that it was started with, and nothing else. */
    static void deleteOwn() {
        Path folder = Path.of(System.getProperty("java.io.tmpdir"));
        if (folder.getFileName() != null && folder.getFileName().toString().startsWith(PREFIX)) {
            delete(folder);
        }
    }

    static void delete(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> walk = Files.walk(folder)) {
            List<Path> deepestFirst = walk.sorted(Comparator.reverseOrder()).toList();
            for (Path path : deepestFirst) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            LOG.log(Level.WARNING, "A worker's folder stays behind: " + folder, e);
        }
    }
}
