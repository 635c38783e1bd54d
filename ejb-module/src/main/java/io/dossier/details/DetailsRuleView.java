package io.dossier.details;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.details.model.DetailsRule;
import java.util.UUID;

/**
 * What one rule wrote.
 *
 * @param confidenceScore from 0 to 1
 */
@JsonNaming(SnakeCaseStrategy.class)
public record DetailsRuleView(
        UUID ruleId,
        UUID mrtSectionId,
        String ruleType,
        String ruleMode,
        String description,
        String explanation,
        String generatedContent,
        double confidenceScore,
        ObjectNode ruleParameters) {

    static DetailsRuleView from(DetailsRule rule) {
        return new DetailsRuleView(
                rule.id(),
                rule.sectionKey(),
                rule.type(),
                rule.mode(),
                rule.description(),
                rule.explanation(),
                rule.content(),
                rule.confidence(),
                rule.parameters());
    }
}
