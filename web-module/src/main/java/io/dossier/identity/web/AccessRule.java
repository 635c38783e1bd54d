package io.dossier.identity.web;

import io.dossier.errors.DossierException;
import io.dossier.identity.Credential;
import io.dossier.identity.model.Permissions;
import jakarta.annotation.security.DenyAll;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.Set;

/**
 * Who may call a resource method.
 *
 * @param open to everybody, without credential
 * @param roles any of these suffices; empty for nobody
 * @param permission needed besides; empty if none is
 */
public record AccessRule(boolean open, Set<String> roles, Optional<String> permission) {

    /** The method's own annotations, else its class's, else nobody. */
    public static AccessRule of(Method method) {
        Class<?> resource = method.getDeclaringClass();
        Optional<Permission> kind = Optional.ofNullable(method.getAnnotation(Permission.class))
                .or(() -> Optional.ofNullable(resource.getAnnotation(Permission.class)));
        boolean get = method.isAnnotationPresent(GET.class);
        Optional<String> permission = kind.map(needed ->
                get || needed.reads() ? Permissions.toRead(needed.value()) : Permissions.toWrite(needed.value()));
        return stated(method, permission).or(() -> stated(resource, permission)).orElseGet(() -> nobody(permission));
    }

    private static Optional<AccessRule> stated(AnnotatedElement element, Optional<String> permission) {
        if (element.isAnnotationPresent(DenyAll.class)) {
            return Optional.of(nobody(permission));
        }
        if (element.isAnnotationPresent(RolesAllowed.class)) {
            return Optional.of(new AccessRule(
                    false, Set.of(element.getAnnotation(RolesAllowed.class).value()), permission));
        }
        return element.isAnnotationPresent(PermitAll.class)
                ? Optional.of(new AccessRule(true, Set.of(), permission))
                : Optional.empty();
    }

    private static AccessRule nobody(Optional<String> permission) {
        return new AccessRule(false, Set.of(), permission);
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
        boolean permitted =
                permission.map(shown.caller().permissions()::contains).orElse(true);
        if (!permitted || CallerPrincipal.groups(shown).stream().noneMatch(roles::contains)) {
            throw DossierException.forbidden();
        }
    }
}
