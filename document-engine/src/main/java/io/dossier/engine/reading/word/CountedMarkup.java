package io.dossier.engine.reading.word;

import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Ends a part that has more tags and attributes than fit into memory, or deeper ones than can be followed. */
final class CountedMarkup extends FilterInputStream {

    /** Each table, content control or text box in another takes some ten elements. */
    static final int DEEPEST = 16 * ReadingLimits.NESTING;

    private int nodes;
    private int depth;
    private int before;

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
        boolean start = before == '<' && character != '/' && character != '!' && character != '?';
        boolean end = before == '<' && character == '/' || before == '/' && character == '>';
        depth += start ? 1 : end ? -1 : 0;
        before = character;
        if (depth > DEEPEST) {
            throw UnreadableSource.tooLarge(ReadingLimits.NESTING + " levels of nested content");
        }
        if ((start || character == '=') && ++nodes > ReadingLimits.WORD_PART_NODES) {
            throw UnreadableSource.tooLarge(ReadingLimits.WORD_PART_NODES + " pieces of formatting");
        }
    }
}
