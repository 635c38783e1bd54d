package io.dossier.identity.web;

import io.dossier.identity.Credential;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/**
 * What became of the credential of a request. The container asks the mechanism more than once for one request; the
 * token is verified once.
 *
 * @param credential null when none was shown or it was refused
 * @param refusal null when none was shown or it is good; also set when the directory could not be asked
 */
record ShownCredential(Credential credential, RuntimeException refusal) {

    private static final String ATTRIBUTE = ShownCredential.class.getName();

    static final ShownCredential NONE = new ShownCredential(null, null);

    static Optional<ShownCredential> known(HttpServletRequest request) {
        return Optional.ofNullable((ShownCredential) request.getAttribute(ATTRIBUTE));
    }

    /** The credential, null if none was shown; a bad one is refused even where none is needed. */
    Credential orRefused() {
        if (refusal != null) {
            throw refusal;
        }
        return credential;
    }

    ShownCredential keep(HttpServletRequest request) {
        request.setAttribute(ATTRIBUTE, this);
        return this;
    }
}
