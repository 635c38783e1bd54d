package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What rules and instructions write into a document: TPL-25, MRT-07 and MRT-08 of the checklist. */
@ExtendWith(RunningProduct.class)
class RulesIT {

    private static JsonNode outline;

    @BeforeAll
    static void write(Api api) {
        Api writer = api.as(Api.WRITER);
        String set = Samples.documentSet(writer);
        String template = writer.post("/api/v1/templates/", template()).ok().text("template_id");
        String id = writer.post(
                        "/api/v1/documents/generate",
                        Map.of(
                                "document_type",
                                "CSR",
                                "file_paths",
                                List.of(protocol(writer), disposition(writer)),
                                "connector_data_id",
                                set,
                                "template_id",
                                template,
                                "document_instructions",
                                "Do not include lists."))
                .ok()
                .text("task_id");
        assertThat(Samples.finished(writer, id).path("status").asText()).isEqualTo("Ready");
        outline =
                writer.get("/api/v1/document-mrt/by-document/" + id).ok().json().path("outline");
    }

    @Test
    void extractRuleWritesAValueWithItsLabel() {
        JsonNode sponsor = section("Synopsis").path("rules").get(0);
        assertThat(sponsor.path("generated_content").asText()).isEqualTo("Sponsor: Northwind Biologics");
        assertThat(sponsor.path("rule_parameters").path("value").asText()).isEqualTo("Northwind Biologics");
        assertThat(sponsor.path("confidence_score").asDouble()).isGreaterThan(0.8);
        assertThat(section("Synopsis").path("relevant_chunk_ids")).isNotEmpty();
    }

    @Test
    void extractRuleFindsACellByRowAndColumn() {
        JsonNode randomised = section("Synopsis").path("rules").get(1);
        assertThat(randomised.path("generated_content").asText()).isEqualTo("Randomised, Placebo (N=44): 44");
        assertThat(randomised.path("rule_parameters").path("numbers_checked").asInt())
                .isEqualTo(2);
    }

    @Test
    void extractRuleThatFindsNothingWritesNothing() {
        JsonNode nothing = section("Synopsis").path("rules").get(2);
        assertThat(nothing.path("generated_content").asText()).isEmpty();
        assertThat(nothing.path("confidence_score").asDouble()).isZero();
        assertThat(nothing.path("explanation").asText()).contains("Bone density");
    }

    @Test
    void summaryRuleChoosesSentencesOfTheSource() {
        JsonNode summary = section("Blinding").path("rules").get(0);
        assertThat(summary.path("generated_content").asText())
                .contains("The study is blind for patients and investigators.")
                .doesNotContain("grapefruit");
        assertThat(summary.path("explanation").asText()).contains("in two sentences");
    }

    @Test
    void tableOfAFileWithoutHeadingsReachesItsSection() {
        JsonNode table = section("Disposition of Subjects").path("rules").get(0);
        assertThat(table.path("generated_content").asText()).contains("Randomised\t44\t43");
    }

    @Test
    void instructionsOfTheDocumentAreTold() {
        JsonNode parameters =
                section("Disposition of Subjects").path("rules").get(0).path("rule_parameters");
        assertThat(parameters.path("instructions").get(0).asText()).contains("Do not include lists.");
    }

    @Test
    void sectionIsRepeatedForTheRowsOfATable() {
        JsonNode randomised = section("Patients: Randomised").path("rules").get(0);
        assertThat(randomised.path("rule_type").asText()).isEqualTo("TableRule");
        assertThat(randomised.path("generated_content").asText())
                .contains("Randomised\t44\t43")
                .doesNotContain("Completed");
        assertThat(section("Patients: Completed")
                        .path("rules")
                        .get(0)
                        .path("generated_content")
                        .asText())
                .contains("Completed\t40\t38");
    }

    @Test
    void sectionForFiguresIsLeftToTheAuthor() {
        assertThat(section("Diet").path("rules").get(0).path("explanation").asText())
                .contains("Left to the author", "section_type figure");
    }

    @Test
    void detailsAndOutlineSayWhichRulesWriteTables() {
        assertThat(outline.path("rule_type_to_table_like_status"))
                .isEqualTo(new ObjectMapper()
                        .valueToTree(Map.of(
                                "CopyPasteRule",
                                false,
                                "ExtractRule",
                                false,
                                "SummaryRule",
                                false,
                                "TableRule",
                                true)));
    }

    private static JsonNode section(String title) {
        return StreamSupport.stream(outline.path("sections").spliterator(), false)
                .filter(section -> section.path("title").asText().equals(title))
                .findFirst()
                .orElseThrow();
    }

    private static Map<String, Object> template() {
        return Map.of(
                "template_name",
                Samples.fresh("Rules"),
                "document_type",
                "CSR",
                "template_file_name",
                Samples.fresh("rules") + ".docx",
                "sections",
                List.of(
                        section(
                                0,
                                1,
                                "Synopsis",
                                extract("Sponsor"),
                                extract("Number of randomised subjects in the placebo group"),
                                extract("Bone density at week 3")),
                        section(
                                1,
                                1,
                                "Blinding",
                                Map.of(
                                        "rule_type",
                                        "SummaryRule",
                                        "description",
                                        "Summarise the blinding in two sentences")),
                        section(2, 1, "Study Patients"),
                        section(3, 2, "Disposition of Subjects"),
                        with(section(4, 1, "Diet"), Map.of("section_type", "figure")),
                        with(
                                section(5, 1, "Patients: [Status]"),
                                Map.of("is_repeating", true, "expansion_type", "per_row"))));
    }

    private static Map<String, Object> with(Map<String, Object> section, Map<String, Object> more) {
        Map<String, Object> all = new HashMap<>(section);
        all.putAll(more);
        return all;
    }

    @SafeVarargs
    private static Map<String, Object> section(int index, int level, String name, Map<String, Object>... rules) {
        return Map.of("order_index", index, "level", level, "section_name", name, "rules", List.of(rules));
    }

    private static Map<String, Object> extract(String what) {
        return Map.of("rule_type", "ExtractRule", "description", what);
    }

    private static String protocol(Api api) {
        byte[] word = new WordFile()
                .paragraph("Sponsor: Northwind Biologics")
                .heading(1, "Blinding")
                .paragraph("The study is blind for patients and investigators. Treatments look the same to all of them."
                        + " Codes are kept in sealed envelopes at each site.")
                .heading(1, "Diet")
                .paragraph("Patients avoid grapefruit during the whole study.")
                .bytes();
        String name = Samples.fresh("protocol") + ".docx";
        api.upload("templates", name, word).ok();
        return "templates/" + name;
    }

    private static String disposition(Api api) {
        String name = Samples.fresh("disposition") + ".csv";
        String rows = "Status,Placebo (N=44),Zorblax (N=43)\nRandomised,44,43\nCompleted,40,38\n";
        api.upload("input", name, rows.getBytes(StandardCharsets.UTF_8)).ok();
        return "input/" + name;
    }
}
