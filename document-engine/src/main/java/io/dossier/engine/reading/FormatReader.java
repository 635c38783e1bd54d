package io.dossier.engine.reading;

import java.io.IOException;
import java.nio.file.Path;

/** Reads one kind of file. */
public interface FormatReader {

    /**
     * Writes the file's blocks in reading order.
     *
     * @throws IOException when the file is damaged
     * @throws UnreadableSource when the fault is known and the file's owner can be told what to do
     */
    void read(Path file, BlockWriter blocks) throws IOException;
}
