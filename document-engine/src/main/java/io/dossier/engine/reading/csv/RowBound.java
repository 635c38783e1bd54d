package io.dossier.engine.reading.csv;

import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/** Ends a row that does not: the parser would keep all of it, up to the end of the file. */
final class RowBound extends FilterReader {

    private int characters;

    RowBound(Reader in) {
        super(in);
    }

    /** A row has ended. */
    void next() {
        characters = 0;
    }

    @Override
    public int read() throws IOException {
        count(1);
        return super.read();
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
        int read = super.read(buffer, offset, length);
        count(read);
        return read;
    }

    private void count(int read) {
        characters += read;
        if (characters > ReadingLimits.BLOCK_CHARACTERS) {
            throw UnreadableSource.tooLarge(ReadingLimits.BLOCK_CHARACTERS
                    + " characters in one row, as when a closing quotation mark is missing");
        }
    }
}
