package io.dossier.identity;

/** Signs our tokens and verifies them and those of the identity providers. */
public interface TokenCodec {

    /** The compact form of a token of ours. */
    String sign(TokenClaims claims);

    /**
     * What a genuine token says, which has not expired.
     *
     * @throws io.dossier.errors.DossierException {@code INVALID_CREDENTIALS} for every other
     */
    TokenClaims verify(String token);
}
