package io.dossier.identity.adapter.nimbus;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.SecurityContext;
import java.net.MalformedURLException;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The keys of each issuer that we trust. */
final class KeySources {

    private final Map<String, JWKSource<SecurityContext>> byIssuer = new HashMap<>();

    KeySources(String ownIssuer, RSAKey ownKey, Map<String, URI> providers) {
        providers.forEach((issuer, address) -> byIssuer.put(issuer, remote(address)));
        byIssuer.put(ownIssuer, new ImmutableJWKSet<>(new JWKSet(ownKey.toPublicJWK())));
    }

    Optional<JWKSource<SecurityContext>> of(String issuer) {
        return Optional.ofNullable(issuer).map(byIssuer::get);
    }

    /** Fetched when needed, kept, and fetched again when a key is unknown, not more than the library's rate. */
    private static JWKSource<SecurityContext> remote(URI address) {
        try {
            return JWKSourceBuilder.create(address.toURL()).retrying(true).build();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException("Setting auth.providers: not an address of a key set: " + address, e);
        }
    }
}
