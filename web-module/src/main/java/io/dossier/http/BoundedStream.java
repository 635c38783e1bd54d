package io.dossier.http;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
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

    private void count(int bytes) {
        read += bytes;
        if (read > limit) {
            throw new DossierException(
                    ErrorCode.REQUEST_TOO_LARGE, "Request body exceeds the maximum size of " + limit + " bytes");
        }
    }
}
