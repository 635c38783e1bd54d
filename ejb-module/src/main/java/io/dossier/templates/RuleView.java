package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.templates.model.TemplateRule;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A rule of a template's section. */
@JsonNaming(SnakeCaseStrategy.class)
public record RuleView(
        UUID ruleId,
        String ruleType,
        String ruleMode,
        String description,
        List<String> styleNames,
        @Schema(nullable = true) String fill,
        @Schema(nullable = true) String color) {

    static RuleView from(TemplateRule rule) {
        return new RuleView(
                rule.id(), rule.type(), rule.mode(), rule.description(), rule.styleNames(), rule.fill(), rule.color());
    }
}
