package io.dossier.database;

import io.dossier.identity.model.Organization;
import io.dossier.identity.model.Visibility;
import io.dossier.ids.Ids;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.UUID;

/** Tenants for tests, each of its own. */
public final class Organizations {

    public static final OffsetDateTime DAWN = OffsetDateTime.of(2026, 1, 31, 10, 15, 30, 123_456_000, ZoneOffset.UTC);

    private Organizations() {}

    /** A new organization. */
    public static UUID in(TestDatabase database) {
        UUID id = Ids.next();
        database.doInTransaction(em -> em.persist(new Organization(id, id.toString(), DAWN)));
        return id;
    }

    public static Visibility owner(UUID organization) {
        return Visibility.of(organization, "owner", "Owner");
    }

    public static Visibility member(UUID organization, String userId) {
        return Visibility.of(organization, userId, "Member");
    }
}
