package io.dossier.identity.web;

import io.dossier.http.RequestId;
import io.dossier.identity.ClientDetails;
import jakarta.servlet.http.HttpServletRequest;

/** Where a request comes from. */
final class Clients {

    private static final int MAX_LENGTH = 256;

    private Clients() {}

    static ClientDetails of(HttpServletRequest request) {
        return new ClientDetails(
                cut(request.getHeader("X-Client-Id")),
                request.getRemoteAddr(),
                cut(request.getHeader("User-Agent")),
                RequestId.of(request));
    }

    private static String cut(String header) {
        return header == null || header.length() <= MAX_LENGTH ? header : header.substring(0, MAX_LENGTH);
    }
}
