package io.dossier.identity.model;

import io.dossier.errors.DossierException;
import java.util.UUID;

/**
 * What a caller may see: the one thing that repositories ask. Every query on a tenant's rows takes it, filters by
 * {@link #organizationId} and, where rows hang on a document set, shows only the sets of {@link #userId} unless
 * {@link #wholeOrganization}.
 */
public record Visibility(UUID organizationId, String userId, boolean wholeOrganization) {

    public static Visibility of(UUID organizationId, String userId, String role) {
        return new Visibility(organizationId, userId, role.equals("Owner") || role.equals("Internal"));
    }

    public boolean owns(UUID organization) {
        return organizationId.equals(organization);
    }

    /** Refuses what belongs to another organization, in the words of the interface. */
    public void requireOwn(UUID organization) {
        if (!owns(organization)) {
            throw DossierException.wrongOrganization();
        }
    }
}
