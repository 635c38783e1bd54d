package io.dossier.identity;

import io.dossier.audit.model.Actor;
import io.dossier.errors.DossierException;
import io.dossier.identity.model.Permissions;
import io.dossier.identity.model.Visibility;
import java.util.Set;
import java.util.UUID;

/**
 * Who asks, and from where.
 *
 * @param organizationId null for an account without organization
 * @param role Owner, Internal, or any other name
 * @param permissions what the token allows of what the account holds
 * @param clientId the calling application
 * @param requestId names this request in logs and answers
 */
public record Caller(
        String userId,
        String email,
        UUID organizationId,
        String role,
        Set<String> permissions,
        String clientId,
        String ipAddress,
        String userAgent,
        String requestId) {

    public Caller {
        permissions = Set.copyOf(permissions);
    }

    public boolean isAdmin() {
        return permissions.contains(Permissions.ADMIN);
    }

    public boolean hasOrganization() {
        return organizationId != null;
    }

    /** What this caller may see; refused for an account without organization. */
    public Visibility visibility() {
        if (organizationId == null) {
            throw DossierException.wrongOrganization();
        }
        return Visibility.of(organizationId, userId, role);
    }

    public Actor actor() {
        return new Actor(userId, organizationId).from(clientId, ipAddress, userAgent, requestId);
    }
}
