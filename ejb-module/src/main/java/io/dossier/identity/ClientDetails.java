package io.dossier.identity;

/**
 * Where a request comes from.
 *
 * @param clientId the calling application as the request names it; null when it does not
 */
public record ClientDetails(String clientId, String ipAddress, String userAgent, String requestId) {}
