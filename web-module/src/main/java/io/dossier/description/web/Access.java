package io.dossier.description.web;

import java.util.Arrays;
import java.util.Locale;

/** Who may read the description. */
enum Access {
    /** Everybody who reaches the server. */
    OPEN,
    /** Whoever shows a credential that is good for the interface. */
    BEARER;

    static Access of(String setting) {
        return Arrays.stream(values())
                .filter(access -> access.name().toLowerCase(Locale.ROOT).equals(setting))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("Setting openapi.access must be open or bearer"));
    }

    /** The status of the refusal; 0 for none. */
    int refusal(boolean authenticated, boolean member) {
        if (this == OPEN || member) {
            return 0;
        }
        return authenticated ? 403 : 401;
    }
}
