package io.dossier.identity.adapter.nimbus;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JOSEObjectType;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.DefaultJOSEObjectTypeVerifier;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.nimbusds.jwt.proc.DefaultJWTClaimsVerifier;
import com.nimbusds.jwt.proc.DefaultJWTProcessor;
import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.identity.AuthSettings;
import io.dossier.identity.TokenClaims;
import io.dossier.identity.TokenCodec;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.text.ParseException;
import java.time.Clock;
import java.util.Date;
import java.util.Set;

/** RS256, and nothing else: a token cannot choose a weaker algorithm. */
@ApplicationScoped
public class NimbusTokens implements TokenCodec {

    /** Longer ones are not tokens of anybody; verifying costs. */
    private static final int MAX_LENGTH = 16_384;

    private final String audience;
    private final RSAKey key;
    private final KeySources sources;
    private final Clock clock;

    /** For the container's proxy. */
    protected NimbusTokens() {
        audience = null;
        key = null;
        sources = null;
        clock = null;
    }

    @Inject
    public NimbusTokens(AuthSettings settings, Clock clock) {
        this.audience = settings.issuer();
        this.key = SigningKey.in(settings.keyDirectory());
        this.sources = new KeySources(settings.issuer(), key, settings.providers());
        this.clock = clock;
    }

    @Override
    public String sign(TokenClaims claims) {
        JWSHeader header = new JWSHeader.Builder(JWSAlgorithm.RS256)
                .type(JOSEObjectType.JWT)
                .keyID(key.getKeyID())
                .build();
        SignedJWT token = new SignedJWT(header, ClaimNames.write(claims, audience));
        try {
            token.sign(new RSASSASigner(key));
        } catch (JOSEException e) {
            throw new DossierException(ErrorCode.INTERNAL_ERROR, "The token could not be signed", e);
        }
        return token.serialize();
    }

    @Override
    public TokenClaims verify(String token) {
        try {
            if (token.length() > MAX_LENGTH) {
                throw DossierException.invalidCredentials();
            }
            SignedJWT signed = SignedJWT.parse(token);
            String issuer = signed.getJWTClaimsSet().getIssuer();
            JWKSource<SecurityContext> keys = sources.of(issuer).orElseThrow(DossierException::invalidCredentials);
            return ClaimNames.read(processor(keys, issuer).process(signed, null));
        } catch (ParseException | BadJOSEException | JOSEException e) {
            throw new DossierException(ErrorCode.INVALID_CREDENTIALS, "Invalid authentication credentials", e);
        }
    }

    private DefaultJWTProcessor<SecurityContext> processor(JWKSource<SecurityContext> keys, String issuer) {
        DefaultJWTProcessor<SecurityContext> processor = new DefaultJWTProcessor<>();
        processor.setJWSTypeVerifier(
                new DefaultJOSEObjectTypeVerifier<>(JOSEObjectType.JWT, new JOSEObjectType("at+jwt"), null));
        processor.setJWSKeySelector(new JWSVerificationKeySelector<>(JWSAlgorithm.RS256, keys));
        processor.setJWTClaimsSetVerifier(new Expiry(audience, issuer));
        return processor;
    }

    /** Audience, issuer, subject and expiry, by our clock and to the second. */
    private final class Expiry extends DefaultJWTClaimsVerifier<SecurityContext> {

        private Expiry(String audience, String issuer) {
            super(audience, new JWTClaimsSet.Builder().issuer(issuer).build(), Set.of("sub", "exp", "iat"));
            setMaxClockSkew(0);
        }

        @Override
        protected Date currentTime() {
            return Date.from(clock.instant());
        }
    }
}
