package io.dossier.identity;

import io.dossier.errors.DossierException;
import io.dossier.identity.model.Account;
import io.dossier.identity.model.AccountRepository;
import io.dossier.identity.model.RevokedTokenRepository;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.util.Set;
import java.util.TreeSet;

/** Finds out who shows a token. Open to every caller: that is where an identity comes from. */
@Stateless
@PermitAll
public class Authentication {

    private static final String UNNAMED_CLIENT = "api";

    private final TokenCodec codec;
    private final AccountRepository accounts;
    private final RevokedTokenRepository revoked;

    /** For the container's proxy. */
    protected Authentication() {
        this(null, null, null);
    }

    @Inject
    public Authentication(TokenCodec codec, AccountRepository accounts, RevokedTokenRepository revoked) {
        this.codec = codec;
        this.accounts = accounts;
        this.revoked = revoked;
    }

    /** @throws DossierException {@code INVALID_CREDENTIALS} unless the token is genuine, valid and its account's own */
    public Credential authenticate(String token, ClientDetails client) {
        TokenClaims claims = codec.verify(token);
        Account account = accounts.find(claims.subject())
                .filter(Account::active)
                .filter(found -> sameOrganization(claims, found))
                .orElseThrow(DossierException::invalidCredentials);
        if (claims.id() != null && revoked.contains(claims.id())) {
            throw DossierException.invalidCredentials();
        }
        return new Credential(caller(account, claims, client), claims);
    }

    /** A provider's token need not name an organization; one that names another is not genuine for the account. */
    private static boolean sameOrganization(TokenClaims claims, Account account) {
        return claims.organization() == null
                || account.organizationId() != null
                        && claims.organization().equals(account.organizationId().toString());
    }

    private static Caller caller(Account account, TokenClaims claims, ClientDetails client) {
        String clientId = client.clientId() != null ? client.clientId() : claims.clientId();
        return new Caller(
                account.userId(),
                account.email(),
                account.organizationId(),
                account.role(),
                allowed(account, claims),
                clientId == null ? UNNAMED_CLIENT : clientId,
                client.ipAddress(),
                client.userAgent(),
                client.requestId());
    }

    /** What the account holds now and the token speaks of: a permission taken away is gone at once. */
    private static Set<String> allowed(Account account, TokenClaims claims) {
        Set<String> allowed = new TreeSet<>(account.permissions());
        if (claims.permissions() != null) {
            allowed.retainAll(claims.permissions());
        }
        return allowed;
    }
}
