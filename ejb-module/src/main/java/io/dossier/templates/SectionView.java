package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.templates.model.TemplateSection;
import java.util.List;
import java.util.UUID;

/** A section of a template with its rules. */
@JsonNaming(SnakeCaseStrategy.class)
public record SectionView(
        UUID sectionId,
        int orderIndex,
        int level,
        String sectionName,
        String synopsis,
        String templateInstructions,
        String templateText,
        String sectionType,
        String sectionMode,
        boolean isRepeating,
        String expansionType,
        List<RuleView> rules) {

    static SectionView from(TemplateSection section) {
        return new SectionView(
                section.id(),
                section.orderIndex(),
                section.level(),
                section.name(),
                section.synopsis(),
                section.instructions(),
                section.text(),
                section.type(),
                section.mode(),
                section.repeating(),
                section.expansionType(),
                section.rules().stream().map(RuleView::from).toList());
    }
}
