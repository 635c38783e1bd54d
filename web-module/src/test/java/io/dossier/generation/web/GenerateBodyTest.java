package io.dossier.generation.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.dossier.documents.model.SelectedSection;
import io.dossier.errors.DossierException;
import io.dossier.generation.GenerateDocument;
import io.dossier.http.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GenerateBodyTest {

    private static final String FULL = """
            {"document_type": "CSR", "file_paths": ["a.pdf"], "connector_data_id": "k", "template_id": "t"%s}""";

    @Test
    void otherNamesAreEquivalent() throws JsonProcessingException {
        GenerateDocument command = command("""
                {"document_type": "CSR", "file_paths": ["a.pdf"], "document_set_key": "k",
                 "document_set_name": "n", "generic_mrt_id": "t"}""");

        assertThat(command.setKey()).isEqualTo("k");
        assertThat(command.setName()).isEqualTo("n");
        assertThat(command.templateId()).isEqualTo("t");
    }

    @Test
    void bothNamesWithOneValueAreFine() throws JsonProcessingException {
        assertThat(command(FULL.formatted(", \"generic_mrt_id\": \"t\"")).templateId())
                .isEqualTo("t");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"generic_mrt_id\": \"u\"", "\"document_set_key\": \"l\""})
    void bothNamesWithTwoValuesAreRefused(String other) {
        assertRefused(FULL.formatted(", " + other), "Two different values");
    }

    @ParameterizedTest
    @CsvSource({"document_type", "file_paths", "connector_data_id", "template_id"})
    void missingParameterIsNamed(String name) {
        assertRefused(FULL.formatted("").replace('"' + name + '"', "\"other\""), "Missing required parameter: " + name);
    }

    @Test
    void nameOfTheSetMayBeAbsent() throws JsonProcessingException {
        assertThat(command(FULL.formatted("")).setName()).isEmpty();
    }

    @Test
    void noFileIsRefused() {
        assertRefused(FULL.formatted("").replace("[\"a.pdf\"]", "[]"), "file_paths");
    }

    @Test
    void selectionMayMixBothForms() throws JsonProcessingException {
        assertThat(command(FULL.formatted(", \"selected_section_ids\":"
                                + " [\"s1\", {\"section_id\": \"s2\", \"user_instructions\": \"short\"}]"))
                        .sections())
                .containsExactly(new SelectedSection("s1", ""), new SelectedSection("s2", "short"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[1]", "[{}]", "[null]", "[{\"section_id\": \"s\", \"user_instructions\": 1}]"})
    void otherSelectionIsRefused(String selection) {
        assertRefused(FULL.formatted(", \"selected_section_ids\": " + selection), "selected_section_ids");
    }

    private static void assertRefused(String json, String message) {
        assertThatThrownBy(() -> command(json))
                .isInstanceOf(DossierException.class)
                .hasMessageContaining(message);
    }

    private static GenerateDocument command(String json) throws JsonProcessingException {
        return Json.MAPPER.readValue(json, GenerateBody.class).toCommand();
    }
}
