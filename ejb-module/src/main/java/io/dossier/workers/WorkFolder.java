package io.dossier.workers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/** A folder for the files of one task, gone when it is closed. */
public final class WorkFolder implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(WorkFolder.class.getName());

    private final Path path;

    private WorkFolder(Path path) {
        this.path = path;
    }

    public static WorkFolder create() {
        try {
            return new WorkFolder(Files.createTempDirectory("dossier-work-"));
        } catch (IOException e) {
            throw new UncheckedIOException("No temporary folder can be made", e);
        }
    }

    /** A file of the folder; it need not exist. */
    public Path file(String name) {
        return path.resolve(name);
    }

    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(path)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            for (Path each : deepestFirst) {
                Files.deleteIfExists(each);
            }
        } catch (IOException e) {
            LOG.log(Level.WARNING, e, () -> "A temporary folder stays behind: " + path);
        }
    }
}
