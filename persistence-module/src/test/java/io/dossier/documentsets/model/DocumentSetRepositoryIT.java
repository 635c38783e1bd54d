package io.dossier.documentsets.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.database.Organizations;
import io.dossier.database.Statements;
import io.dossier.database.TestDatabase;
import io.dossier.identity.model.Visibility;
import io.dossier.ids.Ids;
import jakarta.persistence.EntityManager;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DocumentSetRepositoryIT {

    private static TestDatabase database;

    private UUID organization;
    private Visibility writer;

    @BeforeAll
    static void start() {
        database = TestDatabase.start();
    }

    @AfterAll
    static void stop() throws IOException {
        database.close();
    }

    @BeforeEach
    void newOrganization() {
        organization = Organizations.in(database);
        writer = Organizations.member(organization, "writer");
    }

    @Test
    void membersSeeTheirSetsAndOwnersAll() {
        DocumentSet mine = save("Study A", "writer", 0);
        DocumentSet other = save("Study B", "writer2", 1);

        assertThat(ids(sets -> sets.list(writer))).containsExactly(mine.id());
        assertThat(ids(sets -> sets.list(Organizations.owner(organization)))).containsExactly(other.id(), mine.id());
        assertThat(ids(sets -> sets.list(Organizations.owner(Organizations.in(database)))))
                .isEmpty();
    }

    @Test
    void aNameOrIdNamesOnlyWhatIsSeen() {
        DocumentSet mine = save("Study", "writer", 0);
        DocumentSet other = save("Study", "writer2", 1);

        assertThat(ids(sets -> sets.named(writer, "Study"))).containsExactly(mine.id());
        assertThat(ids(sets -> sets.visible(writer, other.id()).stream().toList()))
                .isEmpty();
        assertThat(ids(sets -> sets.visible(writer, mine.id()).stream().toList()))
                .containsExactly(mine.id());
    }

    @Test
    void aKeyKeepsTheSetThatItNamedFirst() {
        DocumentSet first = save("Study A", "writer", 0);
        DocumentSet second = save("Study B", "writer", 1);

        UUID bound = inRepository(sets -> sets.bind(organization, "key", first.id()));
        UUID again = inRepository(sets -> sets.bind(organization, "key", second.id()));
        Optional<UUID> known = inRepository(sets -> sets.boundTo(organization, "key"));

        assertThat(List.of(bound, again)).containsOnly(first.id());
        assertThat(known).contains(first.id());
    }

    @Test
    void aDocumentThatJoinsMakesANewVersion() {
        DocumentSet set = save("Study", "writer", 0);

        database.doInTransaction(
                em -> new DocumentSetRepository(em).find(set.id()).orElseThrow().joined(Organizations.DAWN));

        int version = inRepository(sets -> sets.find(set.id()).orElseThrow().version());
        assertThat(version).isEqualTo(2);
    }

    @Test
    void listingTakesOneStatementHoweverManySetsThereAre() {
        for (int i = 0; i < 5; i++) {
            save("Study " + i, "writer", i);
        }

        int statements = database.inTransaction(em -> Statements.in(em, () -> listed(em)));

        assertThat(statements).isEqualTo(1);
    }

    private List<String> listed(EntityManager em) {
        return new DocumentSetRepository(em)
                .list(writer).stream().map(DocumentSet::name).toList();
    }

    private static List<UUID> ids(Function<DocumentSetRepository, List<DocumentSet>> query) {
        return inRepository(
                sets -> query.apply(sets).stream().map(DocumentSet::id).toList());
    }

    private static <T> T inRepository(Function<DocumentSetRepository, T> query) {
        return database.inTransaction(em -> query.apply(new DocumentSetRepository(em)));
    }

    private DocumentSet save(String name, String member, int age) {
        DocumentSet set = new DocumentSet(Ids.next(), organization, name, member, Organizations.DAWN.plusSeconds(age));
        database.doInTransaction(em -> new DocumentSetRepository(em).add(set));
        return set;
    }
}
