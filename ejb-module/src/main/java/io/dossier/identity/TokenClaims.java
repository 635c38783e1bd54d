package io.dossier.identity;

import java.time.Instant;
import java.util.Set;

/**
 * What a token says.
 *
 * @param id names this token, for revoking it
 * @param organization as the token has it: null when it names none
 * @param permissions null when the token does not speak of them, as an identity provider's
 * @param sessionStart when the user last proved who he is otherwise than by an earlier token of ours
 * @param clientId the calling application; null when the token names none
 */
public record TokenClaims(
        String id,
        String issuer,
        String subject,
        String organization,
        String role,
        Set<String> permissions,
        Instant issuedAt,
        Instant expiresAt,
        Instant sessionStart,
        String clientId) {}
