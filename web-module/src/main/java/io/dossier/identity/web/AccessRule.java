package io.dossier.identity.web;

import io.dossier.errors.DossierException;
import io.dossier.identity.Credential;
import jakarta.annotation.security.DenyAll;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.Set;

/**
 * Who may call a resource method.
 *
 * @param open to everybody, without credential
 * @param roles any of these suffices; empty for nobody
 */
public record AccessRule(boolean open, Set<String> roles) {

    static final AccessRule NOBODY = new AccessRule(false, Set.of());
    private static final AccessRule EVERYBODY = new AccessRule(true, Set.of());

    /** The method's own annotation, else its class's, else nobody. */
    public static AccessRule of(Method method) {
        return stated(method).or(() -> stated(method.getDeclaringClass())).orElse(NOBODY);
    }

    private static Optional<AccessRule> stated(AnnotatedElement element) {
        if (element.isAnnotationPresent(DenyAll.class)) {
            return Optional.of(NOBODY);
        }
        if (element.isAnnotationPresent(RolesAllowed.class)) {
            return Optional.of(new AccessRule(
                    false, Set.of(element.getAnnotation(RolesAllowed.class).value())));
        }
        return element.isAnnotationPresent(PermitAll.class) ? Optional.of(EVERYBODY) : Optional.empty();
    }

    /** @param shown null without credential */
    void check(Credential shown) {
        if (open) {
            return;
        }
        if (shown == null) {
            throw DossierException.notAuthenticated();
        }
        shown.caller().visibility();
        if (CallerPrincipal.groups(shown).stream().noneMatch(roles::contains)) {
            throw DossierException.forbidden();
        }
    }
}
