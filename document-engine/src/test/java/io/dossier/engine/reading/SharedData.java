package io.dossier.engine.reading;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.DocumentModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Real files beside the repository; tests over them are skipped where they are absent. */
final class SharedData {

    private static final Path FOLDER = Path.of(System.getProperty("dossier.root", "."), "..", "shared", "data");

    private SharedData() {}

    static Path file(String relative) {
        Path path = FOLDER.resolve(relative);
        assumeTrue(Files.exists(path), "Skipped: no real files at ../shared/data/" + relative);
        return path;
    }

    static DocumentModel read(Path file) throws IOException {
        return SourceReader.read(file, "0".repeat(64), file.getFileName().toString());
    }

    static <T extends Block> List<T> blocks(DocumentModel model, Class<T> kind) {
        return model.blocks().stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
