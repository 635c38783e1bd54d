package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.templates.model.Template;
import java.util.List;
import java.util.UUID;

/** The answer to a new order: all sections in it. */
@JsonNaming(SnakeCaseStrategy.class)
public record SectionsReordered(UUID templateId, List<SectionLineView> sections, String message) {

    static SectionsReordered from(Template template) {
        return new SectionsReordered(
                template.id(),
                template.sections().stream().map(SectionLineView::from).toList(),
                "Sections reordered successfully");
    }
}
