package io.dossier.usage;

import java.util.Locale;

/** What is counted. */
public enum Metric {
    REQUESTS,
    FILES_UPLOADED,
    BYTES_UPLOADED,
    TEMPLATES_CREATED,
    DOCUMENTS_REQUESTED,
    DOCUMENTS_GENERATED,
    DOCUMENTS_FAILED;

    /** As the database writes it. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
