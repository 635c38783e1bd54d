package io.dossier.identity.web;

import io.dossier.identity.Credential;
import io.dossier.identity.Roles;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.microprofile.jwt.Claims;
import org.eclipse.microprofile.jwt.JsonWebToken;

/** The caller as the container and MicroProfile know him. */
final class CallerPrincipal implements JsonWebToken {

    private final Credential credential;
    private final Map<String, Object> claims = new HashMap<>();

    CallerPrincipal(Credential credential) {
        this.credential = credential;
        claims.put(Claims.iss.name(), credential.token().issuer());
        claims.put(Claims.sub.name(), credential.token().subject());
        claims.put(Claims.exp.name(), credential.token().expiresAt().getEpochSecond());
        claims.put(Claims.iat.name(), credential.token().issuedAt().getEpochSecond());
        claims.put(Claims.jti.name(), credential.token().id());
        claims.put(Claims.groups.name(), groups(credential));
        claims.values().removeIf(value -> value == null);
    }

    /** An account without organization is in no group: nothing is open to it. */
    static Set<String> groups(Credential credential) {
        Set<String> groups = new TreeSet<>();
        if (credential.caller().organizationId() != null) {
            groups.add(Roles.USER);
            groups.addAll(credential.caller().permissions());
        }
        return groups;
    }

    @Override
    public String getName() {
        return credential.caller().userId();
    }

    @Override
    public Set<String> getClaimNames() {
        return Set.copyOf(claims.keySet());
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T getClaim(String name) {
        return (T) claims.get(name);
    }
}
