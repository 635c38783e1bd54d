package io.dossier.identity;

import java.util.Arrays;
import java.util.Locale;

/** Who gets a token from {@code /get-access-token}. */
public enum TokenEndpoint {
    /** Whoever shows a credential of the same user, or one that may issue tokens. */
    BEARER,
    /** Whoever knows a user id: for evaluation on one's own machine. */
    OPEN,
    /** Nobody. */
    OFF;

    static TokenEndpoint of(String setting) {
        return Arrays.stream(values())
                .filter(mode -> mode.name().toLowerCase(Locale.ROOT).equals(setting))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("Setting auth.token-endpoint must be bearer, open or off"));
    }
}
