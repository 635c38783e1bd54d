package io.dossier.errors.web;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The status for a missing or bad credential. The interface lists 400 for a few operations and 401 for the rest;
 * {@code auth.failure-status=401} makes it 401 for all.
 */
public final class CredentialFailureStatus {

    private static final List<Pattern> LISTED_AS_400 = List.of(
            Pattern.compile("GET /api/v1/templates/[^/]+"),
            Pattern.compile("POST /get-sections-for-document"),
            Pattern.compile("(GET|POST) /api/v1/document-sets"),
            Pattern.compile("GET /api/v1/document-sets/[^/]+"),
            Pattern.compile("GET /api/v1/mrt-outlines/[^/]+"));

    private CredentialFailureStatus() {}

    /** @param setting {@code listed} or {@code 401} */
    public static int of(String method, String path, String setting) {
        String plain = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
        String operation = (method.equals("HEAD") ? "GET" : method) + " " + plain;
        boolean listed = setting.equals("listed")
                && LISTED_AS_400.stream().anyMatch(p -> p.matcher(operation).matches());
        return listed ? 400 : 401;
    }
}
