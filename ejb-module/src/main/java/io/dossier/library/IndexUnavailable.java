package io.dossier.library;

/** The search index cannot be used now. Nothing but searches suffers: it is built again from the database. */
public class IndexUnavailable extends RuntimeException {

    public IndexUnavailable(String message, Throwable cause) {
        super(message, cause);
    }
}
