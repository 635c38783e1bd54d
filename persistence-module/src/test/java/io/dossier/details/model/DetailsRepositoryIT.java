package io.dossier.details.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.database.Organizations;
import io.dossier.database.Statements;
import io.dossier.database.TestDatabase;
import io.dossier.documents.model.Document;
import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.ids.Ids;
import io.dossier.outlines.model.Outline;
import io.dossier.outlines.model.OutlineRepository;
import io.dossier.outlines.model.OutlineSection;
import jakarta.persistence.EntityManager;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DetailsRepositoryIT {

    private static final ObjectNode PARAMETERS =
            JsonNodeFactory.instance.objectNode().put("top_k", 5);

    private static TestDatabase database;

    private UUID document;

    @BeforeAll
    static void start() {
        database = TestDatabase.start();
    }

    @AfterAll
    static void stop() throws IOException {
        database.close();
    }

    @BeforeEach
    void newDocument() {
        UUID organization = Organizations.in(database);
        document = Ids.next();
        database.doInTransaction(
                em -> em.persist(new Document(document, organization, "writer", "Report", "CSR", Organizations.DAWN)));
    }

    @Test
    void whatWasWrittenIsReadBackInOrder() {
        save(record(3));

        DetailsRecord read = database.inTransaction(em -> walk(em).record());

        assertThat(read.tableLike()).containsExactly(Map.entry("TableRule", true));
        assertThat(read.sections())
                .extracting(DetailsSection::title)
                .containsExactly("Section 0", "Section 1", "Section 2");
        DetailsSection section = read.sections().get(1);
        assertThat(section.chunkIds()).containsExactly("c1");
        assertThat(section.additionalDetails()).isEqualTo(PARAMETERS);
        assertThat(section.recordId()).isEqualTo(read.id());
        assertThat(section.rules()).extracting(DetailsRule::content).containsExactly("first", "second");
        assertThat(section.rules().get(0).blocks()).isEqualTo("[{\"id\": \"b1\"}]");
        assertThat(section.rules().get(0).parameters()).isEqualTo(PARAMETERS);
    }

    @Test
    void replacedSectionsAreGone() {
        save(record(3));

        database.doInTransaction(em -> {
            DetailsRecord details =
                    new DetailsRepository(em).ofDocument(document).orElseThrow();
            details.clear();
            fill(details.addSection(0, 1).headed("1.0", "Only"));
        });

        DetailsRecord read = database.inTransaction(em -> walk(em).record());
        assertThat(read.sections()).extracting(DetailsSection::title).containsExactly("Only");
        long rules = database.inTransaction(em -> em.createQuery(
                        "select count(r) from DetailsRule r where r.section.record.documentId = :id", Long.class)
                .setParameter("id", document)
                .getSingleResult());
        assertThat(rules).isEqualTo(2);
    }

    @Test
    void readingTakesThreeStatementsHoweverManySectionsThereAre() {
        save(record(30));

        int statements = database.inTransaction(em -> Statements.in(em, () -> walk(em)));

        assertThat(statements).isEqualTo(3);
    }

    @Test
    void headingsTakeOneStatement() {
        save(record(30));

        int statements =
                database.inTransaction(em -> Statements.in(em, () -> new DetailsRepository(em).headings(document)));

        assertThat(statements).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.01, 1.01, Double.NaN})
    void aConfidenceLiesBetweenNoneAndAll(double confidence) {
        DetailsRule rule =
                new DetailsRecord(Ids.next(), document).addSection(0, 1).addRule("CopyPasteRule", "auto", "");

        assertThatExceptionOfType(DossierException.class)
                .isThrownBy(() -> rule.wrote("", "", confidence, PARAMETERS))
                .extracting(DossierException::code)
                .isEqualTo(ErrorCode.UNPROCESSABLE);
    }

    @Test
    void anOutlineIsReadBackInOrderInTwoStatements() {
        Outline outline = new Outline(document).about(PARAMETERS, "key", "none", Map.of("TableRule", true));
        outline.addSection("2.0", 5, 1, "Methods").drawnFrom(List.of("c2")).saying("a", "b", "c");
        outline.addSection("1.0", 2, 1, "Synopsis");
        database.doInTransaction(em -> new OutlineRepository(em).add(outline));

        int statements = database.inTransaction(em -> Statements.in(em, () -> sections(em)));
        List<OutlineSection> read = database.inTransaction(this::sections);

        assertThat(statements).isEqualTo(2);
        assertThat(read).extracting(OutlineSection::sectionId).containsExactly("1.0", "2.0");
        assertThat(read.get(1).chunkIds()).containsExactly("c2");
    }

    @Test
    void anOutlineHasAPlaceAndAnIdOnce() {
        Outline outline = new Outline(document);
        outline.addSection("1.0", 0, 1, "Synopsis");

        assertThatExceptionOfType(DossierException.class)
                .isThrownBy(() -> outline.addSection("2.0", 0, 1, "Methods"))
                .withMessage("Duplicate order_index: 0");
        assertThatExceptionOfType(DossierException.class)
                .isThrownBy(() -> outline.addSection("1.0", 1, 1, "Methods"))
                .withMessage("Duplicate section_id: 1.0");
    }

    private List<OutlineSection> sections(EntityManager em) {
        return new OutlineRepository(em).ofDocument(document).orElseThrow().sections();
    }

    private Walked walk(EntityManager em) {
        DetailsRecord details = new DetailsRepository(em).ofDocument(document).orElseThrow();
        int rules = details.sections().stream()
                .mapToInt(section -> section.rules().size())
                .sum();
        return new Walked(details, rules);
    }

    private DetailsRecord record(int sections) {
        DetailsRecord details =
                new DetailsRecord(Ids.next(), document).about("report.docx", "key", "none", Map.of("TableRule", true));
        for (int i = 0; i < sections; i++) {
            fill(details.addSection(i, 1).headed(i + ".0", "Section " + i));
        }
        return details;
    }

    private static void fill(DetailsSection section) {
        section.drawnFrom(List.of("c1"), List.of("Protocol, page 4"), PARAMETERS);
        section.addRule("CopyPasteRule", "auto", "")
                .wrote("first", "found", 0.9, PARAMETERS)
                .inBlocks("[{\"id\": \"b1\"}]");
        section.addRule("CopyPasteRule", "auto", "").wrote("second", "found", 0.5, PARAMETERS);
    }

    private static void save(DetailsRecord details) {
        database.doInTransaction(em -> new DetailsRepository(em).add(details));
    }

    private record Walked(DetailsRecord record, int rules) {}
}
