package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.templates.model.TemplateSection;
import java.util.UUID;

/** The answer to a new section. */
@JsonNaming(SnakeCaseStrategy.class)
public record SectionAdded(
        String message, UUID sectionId, UUID templateId, String sectionName, int level, int orderIndex) {

    static SectionAdded to(UUID templateId, TemplateSection section) {
        return new SectionAdded(
                "Section added successfully",
                section.id(),
                templateId,
                section.name(),
                section.level(),
                section.orderIndex());
    }
}
