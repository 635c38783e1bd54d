package io.dossier.audit.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.dossier.database.Organizations;
import io.dossier.database.TestDatabase;
import io.dossier.ids.Ids;
import io.dossier.usage.model.UsageRepository;
import jakarta.persistence.PersistenceException;
import java.time.LocalDate;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AuditRepositoryIT {

    private static TestDatabase database;

    @BeforeAll
    static void start() {
        database = TestDatabase.start();
    }

    @AfterAll
    static void stop() throws Exception {
        database.close();
    }

    @Test
    void entryIsReadBackAsItWasWritten() {
        AuditEntry written = entry();
        database.doInTransaction(em -> new AuditRepository(em).add(written));

        AuditEntry read = database.inTransaction(em -> em.find(AuditEntry.class, written.id()));
        assertThat(read.metadata()).isEqualTo(Map.of("filename", "a.pdf", "file_size", 7));
        assertThat(read.category()).isEqualTo(AuditCategory.INFO);
        assertThat(read.actor().organizationId()).isNull();
        assertThat(read.at()).isEqualTo(Organizations.DAWN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"update audit_entry set action = 'x'", "delete from audit_entry", "truncate audit_entry"})
    void applicationCannotAlterTheTrail(String sql) {
        assertThatThrownBy(() ->
                        database.doInTransaction(em -> em.createNativeQuery(sql).executeUpdate()))
                .isInstanceOf(PersistenceException.class)
                .hasMessageContaining("permission denied");
    }

    @Test
    void countsOfADayAddUp() {
        UUID organization = Organizations.in(database);
        LocalDate day = LocalDate.of(2026, 1, 31);
        database.doInTransaction(em -> new UsageRepository(em).add(organization, "u", "requests", day, 2));
        database.doInTransaction(em -> new UsageRepository(em).add(organization, "u", "requests", day, 3));

        Object amount = database.inTransaction(em -> em.createNativeQuery(
                        "select amount from usage_counter where organization_id = ?1 and user_id = 'u'")
                .setParameter(1, organization)
                .getSingleResult());
        assertThat(amount).isEqualTo(5L);
    }

    private static AuditEntry entry() {
        return new AuditEntry(
                        Ids.next(),
                        Organizations.DAWN,
                        new Actor(Actor.ANONYMOUS, null),
                        "document_upload",
                        AuditCategory.INFO)
                .about("file", null, Map.of("filename", "a.pdf", "file_size", 7));
    }
}
