package io.dossier.documents.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.database.Organizations;
import io.dossier.database.Statements;
import io.dossier.database.TestDatabase;
import io.dossier.documentsets.model.DocumentSet;
import io.dossier.files.model.StoredObject;
import io.dossier.identity.model.Visibility;
import io.dossier.ids.Ids;
import io.dossier.templates.model.Template;
import jakarta.persistence.EntityManager;
import jakarta.persistence.RollbackException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DocumentRepositoryIT {

    private static TestDatabase database;

    private UUID organization;

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
    }

    @Test
    void whatWasAskedForIsReadBack() {
        ObjectNode outline = JsonNodeFactory.instance.objectNode().put("document_type", "CSR");
        StoredObject object = new StoredObject("org/x/protocol.pdf", "abc");
        Document document = save(document("Report", 0)
                .inSet(null, "study-1")
                .basedOn(null, new StoredObject("org/x/t.docx", "def"))
                .writtenTo("report.docx")
                .instructed("be brief", "house")
                .limitedTo(List.of(new SelectedSection("1.0", "shorter")))
                .following(outline)
                .readFrom(List.of(
                        new DocumentSource("input/protocol.pdf", object, "protocol.pdf", 12),
                        DocumentSource.unusable("input/gone.pdf", "Source file not found: input/gone.pdf"))));

        Document read = database.inTransaction(em -> {
            Document found = new DocumentRepository(em).get(document.id());
            assertThat(found.sources()).hasSize(2);
            return found;
        });

        assertThat(read)
                .usingRecursiveComparison()
                .ignoringFields("sources")
                .ignoringFieldsMatchingRegexes("_persistence.*")
                .isEqualTo(document);
        assertThat(read.sources().get(0).object()).map(StoredObject::sha256).contains("abc");
        assertThat(read.sources().get(1).problem()).contains("Source file not found: input/gone.pdf");
        assertThat(read.sources().get(1).object()).isEmpty();
    }

    @Test
    void anErrorIsThereWhileTheDocumentIsFailed() {
        Document document = save(document("Report", 0));

        change(document, failing -> failing.fail("broken", Organizations.DAWN));
        assertThat(read(document).error()).contains("broken");

        change(document, queued -> queued.requeue(Organizations.DAWN));
        assertThat(read(document).error()).isEmpty();
    }

    @Test
    void anOutputNameIsThereOnceInAnOrganization() {
        save(document("one", 0).writtenTo("same.docx"));
        Document second = document("two", 0).writtenTo("same.docx");

        assertThatExceptionOfType(RollbackException.class).isThrownBy(() -> save(second));
        UUID other = Organizations.in(database);
        save(new Document(Ids.next(), other, "owner", "three", "CSR", Organizations.DAWN).writtenTo("same.docx"));
        Optional<Document> found = inRepository(documents -> documents.claimOutputName(organization, "same.docx"));
        assertThat(found).map(Document::name).contains("one");
    }

    @Test
    void ownerSeesTheWholeOrganizationAndNothingElse() {
        save(document("older", 0));
        save(document("newer", 1).inSet(set("someone").id(), "key"));
        UUID other = Organizations.in(database);
        save(new Document(Ids.next(), other, "owner", "foreign", "CSR", Organizations.DAWN));

        assertThat(namesSeenBy(Organizations.owner(organization))).containsExactly("newer", "older");
    }

    @Test
    void memberSeesTheDocumentsOfHisSetsAndHisOwnWithoutSet() {
        save(document("in my set", 3).inSet(set("writer").id(), "a"));
        save(document("in another set", 2).inSet(set("writer2").id(), "b"));
        save(owned("writer", "my own"));
        save(owned("writer2", "another's own"));

        assertThat(namesSeenBy(Organizations.member(organization, "writer"))).containsExactly("in my set", "my own");
    }

    @Test
    void ownDocumentInASetOfOthersIsNotSeen() {
        Document document = save(new Document(Ids.next(), organization, "writer", "left", "CSR", Organizations.DAWN)
                .inSet(set("writer2").id(), "a"));

        Visibility writer = Organizations.member(organization, "writer");

        boolean seen = inRepository(documents -> documents.isVisible(writer, document.id()));

        assertThat(seen).isFalse();
    }

    @Test
    void listingTakesOneStatementAndNamesTheTemplate() {
        Template template = new Template(Ids.next(), organization, "CSR template", "CSR", "writer", Organizations.DAWN);
        database.doInTransaction(em -> em.persist(template));
        save(document("with", 1).basedOn(template.id(), null));
        save(document("without", 0));

        int statements = database.inTransaction(em -> Statements.in(em, () -> list(em)));

        assertThat(statements).isEqualTo(1);
        assertThat(database.inTransaction(this::list))
                .extracting(DocumentLine::templateName)
                .containsExactly("CSR template", null);
    }

    @Test
    void membershipsComeInOrderOfJoining() {
        DocumentSet set = set("writer");
        Document first = save(document("first", 0).inSet(set.id(), "a"));
        Document second = save(document("second", 1).inSet(set.id(), "a"));
        save(document("elsewhere", 2));

        Visibility writer = Organizations.member(organization, "writer");

        List<SetMembership> memberships = inRepository(documents -> documents.memberships(writer));

        assertThat(memberships)
                .containsExactly(new SetMembership(set.id(), first.id()), new SetMembership(set.id(), second.id()));
    }

    private List<DocumentLine> list(EntityManager em) {
        return new DocumentRepository(em).list(Organizations.owner(organization));
    }

    private List<String> namesSeenBy(Visibility visibility) {
        return inRepository(documents -> documents.list(visibility)).stream()
                .map(DocumentLine::name)
                .toList();
    }

    private DocumentSet set(String member) {
        DocumentSet set = new DocumentSet(Ids.next(), organization, "Study", member, Organizations.DAWN);
        database.doInTransaction(em -> em.persist(set));
        return set;
    }

    private Document document(String name, int age) {
        return new Document(Ids.next(), organization, "someone", name, "CSR", Organizations.DAWN.plusSeconds(age));
    }

    private Document owned(String owner, String name) {
        return new Document(Ids.next(), organization, owner, name, "CSR", Organizations.DAWN);
    }

    private static void change(Document document, Consumer<Document> change) {
        database.doInTransaction(em ->
                change.accept(new DocumentRepository(em).lock(document.id()).orElseThrow()));
    }

    private static Document read(Document document) {
        return inRepository(documents -> documents.get(document.id()));
    }

    private static <T> T inRepository(Function<DocumentRepository, T> query) {
        return database.inTransaction(em -> query.apply(new DocumentRepository(em)));
    }

    private static Document save(Document document) {
        database.doInTransaction(em -> new DocumentRepository(em).add(document));
        return document;
    }
}
