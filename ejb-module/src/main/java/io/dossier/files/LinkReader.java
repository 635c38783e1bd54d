package io.dossier.files;

import java.net.URI;

/** Follows a presigned link into the object store, with no right of our own. */
public interface LinkReader {

    /**
     * @param link a presigned link; its address has been checked
     * @param range the client's {@code Range} header; null without
     */
    LinkContent open(URI link, String range);
}
