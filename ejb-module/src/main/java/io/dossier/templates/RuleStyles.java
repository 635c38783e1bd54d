package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.templates.model.TemplateRule;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The answer to a change of a rule's styles. */
@JsonNaming(SnakeCaseStrategy.class)
public record RuleStyles(UUID ruleId, Styles styles, boolean updated) {

    /** The styles as they are now. */
    @JsonNaming(SnakeCaseStrategy.class)
    public record Styles(
            List<String> styleNames,
            @Schema(nullable = true) String fill,
            @Schema(nullable = true) String color) {}

    static RuleStyles from(TemplateRule rule) {
        return new RuleStyles(rule.id(), new Styles(rule.styleNames(), rule.fill(), rule.color()), true);
    }
}
