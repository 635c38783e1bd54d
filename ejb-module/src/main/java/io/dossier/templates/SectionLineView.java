package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.templates.model.SectionLine;
import java.util.UUID;

/** A section as listings of templates show it. */
@JsonNaming(SnakeCaseStrategy.class)
public record SectionLineView(UUID sectionId, String sectionName, int orderIndex, int level) {

    static SectionLineView from(SectionLine line) {
        return new SectionLineView(line.sectionId(), line.name(), line.orderIndex(), line.level());
    }
}
