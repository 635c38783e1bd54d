package io.dossier.errors.web;

import java.util.Set;

/** The two styles of error bodies. */
public enum BodyFamily {
    /** One field, {@code detail}: the document generation interface. */
    DETAIL,
    /** Code, message, details: the pipeline and monitoring interface. */
    CODED;

    private static final Set<String> UNPREFIXED = Set.of(
            "/get-access-token",
            "/generate-presigned-url",
            "/get-sections-for-document",
            "/get-sources-for-selected-text",
            "/source-file",
            "/document-file-session",
            "/generate-onlyoffice-config");

    /** @param path from the root of the server, without query */
    public static BodyFamily of(String path) {
        String plain = path.length() > 1 && path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
        boolean generation = plain.equals("/api/v1") || plain.startsWith("/api/v1/") || UNPREFIXED.contains(plain);
        return generation ? DETAIL : CODED;
    }
}
