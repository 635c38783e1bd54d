package io.dossier.http;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Refuses a body that is longer than allowed, whatever its headers say, as soon as it is. */
final class BoundedStream extends FilterInputStream {

    private final long limit;
    private long read;

    BoundedStream(InputStream in, long limit) {
        super(in);
        this.limit = limit;
    }

    /** An {@link IOException}, because Jackson would wrap any other. */
    static final class TooLong extends IOException {
        private static final long serialVersionUID = 1L;
    }

    @Override
    public int read() throws IOException {
        int next = super.read();
        count(next < 0 ? 0 : 1);
        return next;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int count = super.read(buffer, offset, length);
        count(Math.max(count, 0));
        return count;
    }

    private void count(int bytes) throws TooLong {
        read += bytes;
        if (read > limit) {
            throw new TooLong();
        }
    }
}
