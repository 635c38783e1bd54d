package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.templates.model.TemplateSection;
import java.util.UUID;

/** The answer to a section's new name. */
@JsonNaming(SnakeCaseStrategy.class)
public record SectionRenamed(UUID sectionId, String sectionName, String message) {

    static SectionRenamed from(TemplateSection section) {
        return new SectionRenamed(section.id(), section.name(), "Section renamed successfully");
    }
}
