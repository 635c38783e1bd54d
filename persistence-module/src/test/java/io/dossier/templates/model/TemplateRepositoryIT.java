package io.dossier.templates.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.dossier.database.Organizations;
import io.dossier.database.Statements;
import io.dossier.database.TestDatabase;
import io.dossier.files.model.StoredObject;
import io.dossier.identity.model.Visibility;
import io.dossier.ids.Ids;
import jakarta.persistence.EntityManager;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TemplateRepositoryIT {

    private static TestDatabase database;

    private UUID organization;
    private Visibility visibility;

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
        visibility = Organizations.member(organization, "writer");
    }

    @Test
    void whatWasStoredIsReadBack() {
        Template template = template("CSR", 0)
                .writtenIn("csr.docx", "acme/templates/csr.docx", new StoredObject("org/x/csr.docx", "abc"))
                .styled(List.of("Heading 1", "Normal"), "Instruction")
                .describedAs("A report", List.of("phase 3"))
                .grantedTo(List.of("writer2", "writer", "writer2"));
        TemplateSection section = template.addSection(0, 1, "Synopsis")
                .saying("about", "how", "fixed")
                .as("text", "auto")
                .repeating(true, "per_table")
                .anchoredAt(4);
        section.addRule("TableRule", "manual", "Table 14").styled(List.of("Table"), "#ffffff", null);
        section.addRule(null, null, null);
        save(template);

        Template read = read(template.id());

        assertThat(read)
                .usingRecursiveComparison()
                .withStrictTypeChecking()
                .ignoringFields("sections", "userIds")
                .ignoringFieldsMatchingRegexes("_persistence.*")
                .isEqualTo(template);
        assertThat(read.userIds()).containsExactly("writer2", "writer");
        assertThat(read.sections()).hasSize(1);
        assertThat(read.sections().get(0).heading()).hasValue(4);
        assertThat(read.sections().get(0).rules())
                .extracting(TemplateRule::type, TemplateRule::styleNames, TemplateRule::fill)
                .containsExactly(
                        tuple("TableRule", List.of("Table"), "#FFFFFF"), tuple("CopyPasteRule", List.of(), null));
    }

    @Test
    void aTemplateWithoutFileIsKept() {
        Template template = save(template("CSR", 0).writtenIn("later.docx", "", null));

        assertThat(read(template.id()).file()).isEmpty();
    }

    @Test
    void theListIsNewestFirstAndOfTheOrganizationOnly() {
        save(template("old", 0));
        save(template("new", 1));
        UUID other = Organizations.in(database);
        save(new Template(Ids.next(), other, "foreign", "CSR", "owner", Organizations.DAWN));

        List<Template> listed = database.inTransaction(em -> new TemplateRepository(em).list(visibility));

        assertThat(listed).extracting(Template::name).containsExactly("new", "old");
    }

    @Test
    void anotherOrganizationsTemplateIsNotFound() {
        Template template = save(template("CSR", 0));
        Visibility foreign = Organizations.owner(Organizations.in(database));

        Optional<Template> found =
                database.inTransaction(em -> new TemplateRepository(em).find(foreign, template.id()));

        assertThat(found).isEmpty();
    }

    @Test
    void listingTakesTwoStatementsHoweverManyTemplatesThereAre() {
        for (int i = 0; i < 5; i++) {
            save(withSections("T" + i, 4));
        }

        int statements = database.inTransaction(em -> Statements.in(em, () -> linesOf(new TemplateRepository(em))));

        assertThat(statements).isEqualTo(2);
    }

    @Test
    void readingATemplateTakesFourStatementsHoweverManySectionsItHas() {
        Template template = save(withSections("T", 40));

        int statements = database.inTransaction(em -> Statements.in(em, () -> walk(em, template.id())));

        assertThat(statements).isEqualTo(4);
    }

    private List<?> linesOf(TemplateRepository templates) {
        List<SectionLine> lines = templates.sectionLines(visibility);
        assertThat(templates.list(visibility)).hasSize(5);
        assertThat(lines).hasSize(20);
        return lines;
    }

    private int walk(EntityManager em, UUID id) {
        Template template = new TemplateRepository(em).find(visibility, id).orElseThrow();
        return template.userIds().size()
                + template.sections().stream()
                        .mapToInt(section -> section.rules().size())
                        .sum();
    }

    private Template read(UUID id) {
        return database.inTransaction(em -> {
            walk(em, id);
            return em.find(Template.class, id);
        });
    }

    private Template withSections(String name, int count) {
        Template template = template(name, 0);
        for (int i = 0; i < count; i++) {
            template.addSection(i, 1, "Section " + i).addRule(null, null, "rule " + i);
        }
        return template;
    }

    private Template template(String name, int age) {
        return new Template(Ids.next(), organization, name, "CSR", "writer", Organizations.DAWN.plusSeconds(age));
    }

    private static Template save(Template template) {
        database.doInTransaction(em -> new TemplateRepository(em).add(template));
        return template;
    }
}
