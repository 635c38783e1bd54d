package io.dossier.identity;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.identity.model.Account;
import java.time.Duration;
import java.time.Instant;

/** Who may have a token for whom. */
record TokenRules(TokenEndpoint endpoint, Duration maxSession) {

    private static final String ISSUE = "token:issue";

    /** Decided before the account is looked up, so that nobody learns who exists. */
    void requireMayAsk(String userId, Credential shown, Instant now) {
        if (endpoint == TokenEndpoint.OFF) {
            throw new DossierException(
                    ErrorCode.INSUFFICIENT_PERMISSIONS, "Tokens are issued by the identity provider only");
        }
        if (endpoint == TokenEndpoint.OPEN) {
            return;
        }
        if (shown == null) {
            throw DossierException.notAuthenticated();
        }
        if (!renews(userId, shown) && !mayIssue(shown)) {
            throw DossierException.forbidden();
        }
        if (renews(userId, shown) && !mayIssue(shown) && sessionIsOver(shown, now)) {
            throw DossierException.invalidCredentials();
        }
    }

    /** A service issues for its own organization, or for all if it belongs to none. */
    void requireMayIssueFor(Account account, Credential shown) {
        if (endpoint == TokenEndpoint.OPEN || renews(account.userId(), shown)) {
            return;
        }
        if (shown.caller().organizationId() != null
                && !shown.caller().organizationId().equals(account.organizationId())) {
            throw DossierException.invalidCredentials();
        }
    }

    /** A renewed token belongs to the session of the one that it replaces. */
    Instant sessionStart(String userId, Credential shown, Instant now) {
        return endpoint == TokenEndpoint.BEARER && renews(userId, shown) && !mayIssue(shown)
                ? shown.token().sessionStart()
                : now;
    }

    private boolean sessionIsOver(Credential shown, Instant now) {
        return shown.token().sessionStart().plus(maxSession).isBefore(now);
    }

    private static boolean renews(String userId, Credential shown) {
        return shown.caller().userId().equals(userId);
    }

    private static boolean mayIssue(Credential shown) {
        return shown.caller().permissions().contains(ISSUE);
    }
}
