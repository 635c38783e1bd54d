package io.dossier.identity;

import io.dossier.audit.AuditTrail;
import io.dossier.audit.CurrentActor;
import io.dossier.audit.model.AuditCategory;
import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.identity.model.Account;
import io.dossier.identity.model.AccountRepository;
import io.dossier.identity.model.RevokedTokenRepository;
import io.dossier.ids.Ids;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Map;

/** Issues tokens and takes them back. Open to every caller: who may have a token is decided here. */
@Stateless
@PermitAll
public class Tokens {

    private final AuthSettings settings;
    private final TokenCodec codec;
    private final AccountRepository accounts;
    private final RevokedTokenRepository revoked;
    private final AuditTrail auditTrail;
    private final CurrentActor actor;
    private final Clock clock;

    /** For the container's proxy. */
    protected Tokens() {
        this(null, null, null, null, null, null, null);
    }

    @Inject
    public Tokens(
            AuthSettings settings,
            TokenCodec codec,
            AccountRepository accounts,
            RevokedTokenRepository revoked,
            AuditTrail auditTrail,
            CurrentActor actor,
            Clock clock) {
        this.settings = settings;
        this.codec = codec;
        this.accounts = accounts;
        this.revoked = revoked;
        this.auditTrail = auditTrail;
        this.actor = actor;
        this.clock = clock;
    }

    /**
     * A new token for a user.
     *
     * @param shown the credential of the request; null without one
     */
    public String issue(String userId, Credential shown) {
        Instant now = clock.instant();
        TokenRules rules = new TokenRules(settings.tokenEndpoint(), settings.maxSession());
        rules.requireMayAsk(userId, shown, now);
        Account account =
                accounts.find(userId).filter(Account::active).orElseThrow(DossierException::invalidCredentials);
        rules.requireMayIssueFor(account, shown);
        TokenClaims claims = claims(account, now, rules.sessionStart(userId, shown, now));
        actor.become(actor.get().as(userId, account.organizationId()));
        auditTrail.record("user_login", AuditCategory.INFO, "user", userId, Map.of("token_id", claims.id()));
        return codec.sign(claims);
    }

    /** Takes back the token of the request. */
    public void revoke(Credential shown) {
        if (shown.token().id() == null) {
            throw new DossierException(ErrorCode.INVALID_REQUEST, "The token has no id: revoke it where it was issued");
        }
        OffsetDateTime now = OffsetDateTime.now(clock);
        revoked.forgetExpired(now);
        revoked.add(shown.token().id(), shown.token().expiresAt().atOffset(ZoneOffset.UTC));
        auditTrail.record(
                "user_logout",
                AuditCategory.INFO,
                "user",
                shown.caller().userId(),
                Map.of("token_id", shown.token().id()));
    }

    private TokenClaims claims(Account account, Instant now, Instant sessionStart) {
        return new TokenClaims(
                Ids.next().toString(),
                settings.issuer(),
                account.userId(),
                account.organizationId() == null
                        ? null
                        : account.organizationId().toString(),
                account.role(),
                account.permissions(),
                now,
                now.plus(settings.tokenLifetime()),
                sessionStart,
                null);
    }
}
