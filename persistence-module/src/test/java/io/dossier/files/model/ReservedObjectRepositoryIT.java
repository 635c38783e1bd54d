package io.dossier.files.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.database.Organizations;
import io.dossier.database.TestDatabase;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ReservedObjectRepositoryIT {

    private static final OffsetDateTime LATER = Organizations.DAWN.plusHours(2);

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
    void reservationThatIsKeptDoesNotExpire() {
        String key = reserved(Organizations.DAWN);

        assertThat(keep(key)).isTrue();

        assertThat(expired(LATER)).doesNotContain(key);
    }

    @Test
    void forgottenReservationExpiresAndCannotBeKept() {
        String old = reserved(Organizations.DAWN);
        String young = reserved(LATER);

        assertThat(expired(LATER)).contains(old).doesNotContain(young);
        assertThat(keep(old)).isFalse();
        assertThat(keep(young)).isTrue();
    }

    @Test
    void expiredReservationIsToldAgainUntilItsObjectIsGone() {
        String key = reserved(Organizations.DAWN);

        assertThat(expired(LATER)).contains(key);
        assertThat(expired(LATER)).contains(key);
        database.doInTransaction(em -> new ReservedObjectRepository(em).release(key));

        assertThat(expired(LATER)).doesNotContain(key);
    }

    private static String reserved(OffsetDateTime when) {
        String key = "org/" + UUID.randomUUID();
        database.doInTransaction(em -> new ReservedObjectRepository(em).reserve(key, when));
        return key;
    }

    private static boolean keep(String key) {
        return database.inTransaction(em -> new ReservedObjectRepository(em).keep(List.of(key)));
    }

    private static List<String> expired(OffsetDateTime before) {
        return database.inTransaction(em -> new ReservedObjectRepository(em).expire(before, 1000));
    }
}
