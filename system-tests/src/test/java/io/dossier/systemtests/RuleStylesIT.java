package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The styles of what a rule writes: TPL-39 to TPL-45 of the checklist. */
@ExtendWith(RunningProduct.class)
class RuleStylesIT {

    private static final String TEMPLATES = "/api/v1/templates/";

    private final Api nobody;
    private final Api writer;
    private String rule;
    private String path;

    RuleStylesIT(Api api) {
        nobody = api;
        writer = api.as(Api.WRITER);
    }

    @BeforeEach
    void makeRule() {
        String template = template();
        rule = writer.get(TEMPLATES + template)
                .ok()
                .json()
                .at("/sections/1/rules/0/rule_id")
                .asText();
        path = path(template);
    }

    @Test
    void stylesChangeAsFarAsTheyAreSent() {
        Map<String, Object> all = Map.of("style_names", List.of("Table Grid"), "fill", "#ffaa00", "color", "#000000");

        JsonNode first = writer.put(path, all).ok().json();

        assertThat(first.path("rule_id").asText()).isEqualTo(rule);
        assertThat(first.path("updated").asBoolean()).isTrue();
        assertThat(styles(first)).isEqualTo("[\"Table Grid\"] #FFAA00 #000000");
        assertThat(styles(put(cleared("fill")))).isEqualTo("[\"Table Grid\"] null #000000");
        assertThat(styles(put(Map.of("color", "")))).isEqualTo("[\"Table Grid\"] null null");
        assertThat(styles(put(cleared("style_names")))).isEqualTo("[] null null");
        assertThat(styles(put(Map.of()))).isEqualTo("[] null null");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"fill\":\"#fff\"}",
                "{\"color\":\"red\"}",
                "{\"style_names\":[null]}",
                "{\"style_names\":\"Normal\"}",
                "{\"fill\":7}"
            })
    void stylesThatThereAreNotAreRefused(String body) {
        assertThat(writer.put(path, body).status()).isEqualTo(400);
    }

    @Test
    void ruleOfAnotherTemplateIsNotFound() {
        Answer refused = writer.put(path(template()), Map.of());

        assertThat(refused.status()).isEqualTo(404);
        assertThat(refused.detail()).isEqualTo("Rule not found");
    }

    @Test
    void anotherOrganizationsTemplateIsNotTouched() {
        assertThat(nobody.as(Api.FOREIGN_OWNER)
                        .put(path, Map.of("fill", "#000000"))
                        .status())
                .isEqualTo(403);
    }

    private JsonNode put(Object body) {
        return writer.put(path, body).ok().json();
    }

    private static ObjectNode cleared(String field) {
        return Api.JSON.createObjectNode().putNull(field);
    }

    private static String styles(JsonNode answer) {
        JsonNode styles = answer.path("styles");
        return styles.path("style_names") + " " + styles.path("fill").asText() + " "
                + styles.path("color").asText();
    }

    private String template() {
        return writer.post(TEMPLATES, Samples.template(Samples.fresh("Styled")))
                .ok()
                .text("template_id");
    }

    private String path(String template) {
        return TEMPLATES + template + "/rules/" + rule + "/styles";
    }
}
