package io.dossier.engine.reading.word;

import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Ends a part that has more tags and attributes than fit into memory, whatever they say. */
final class CountedMarkup extends FilterInputStream {

    private int nodes;

    CountedMarkup(InputStream in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        count(read);
        return read;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int read = super.read(buffer, offset, length);
        for (int i = offset; i < offset + read; i++) {
            count(buffer[i]);
        }
        return read;
    }

    private void count(int character) {
        if ((character == '<' || character == '=') && ++nodes > ReadingLimits.WORD_PART_NODES) {
            throw UnreadableSource.tooLarge(ReadingLimits.WORD_PART_NODES + " pieces of formatting");
        }
    }
}
