package io.dossier.identity.adapter.nimbus;

import com.nimbusds.jwt.JWTClaimsSet;
import io.dossier.identity.TokenClaims;
import java.text.ParseException;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Set;

/** How {@link TokenClaims} are called inside a token. */
final class ClaimNames {

    private static final String ORGANIZATION = "org";
    private static final String ROLE = "role";
    private static final String PERMISSIONS = "permissions";
    private static final String SESSION_START = "auth_time";

    private ClaimNames() {}

    static JWTClaimsSet write(TokenClaims claims, String audience) {
        return new JWTClaimsSet.Builder()
                .jwtID(claims.id())
                .issuer(claims.issuer())
                .audience(audience)
                .subject(claims.subject())
                .claim(ORGANIZATION, claims.organization())
                .claim(ROLE, claims.role())
                .claim(PERMISSIONS, List.copyOf(claims.permissions()))
                .issueTime(Date.from(claims.issuedAt()))
                .expirationTime(Date.from(claims.expiresAt()))
                .claim(SESSION_START, claims.sessionStart().getEpochSecond())
                .build();
    }

    static TokenClaims read(JWTClaimsSet claims) throws ParseException {
        Instant issuedAt = claims.getIssueTime().toInstant();
        List<String> permissions = claims.getStringListClaim(PERMISSIONS);
        Long sessionStart = claims.getLongClaim(SESSION_START);
        String client = claims.getStringClaim("client_id");
        return new TokenClaims(
                claims.getJWTID(),
                claims.getIssuer(),
                claims.getSubject(),
                claims.getStringClaim(ORGANIZATION),
                claims.getStringClaim(ROLE),
                permissions == null ? null : Set.copyOf(permissions),
                issuedAt,
                claims.getExpirationTime().toInstant(),
                sessionStart == null ? issuedAt : Instant.ofEpochSecond(sessionStart),
                client == null ? claims.getStringClaim("azp") : client);
    }
}
