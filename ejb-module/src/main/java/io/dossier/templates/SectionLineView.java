package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.templates.model.SectionLine;
import io.dossier.templates.model.TemplateSection;
import java.util.UUID;

/** A section in a list: without its texts and rules. */
@JsonNaming(SnakeCaseStrategy.class)
public record SectionLineView(UUID sectionId, String sectionName, int orderIndex, int level) {

    static SectionLineView from(SectionLine line) {
        return new SectionLineView(line.sectionId(), line.name(), line.orderIndex(), line.level());
    }

    static SectionLineView from(TemplateSection section) {
        return new SectionLineView(section.id(), section.name(), section.orderIndex(), section.level());
    }
}
