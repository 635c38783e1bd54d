package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.templates.model.SectionLine;
import io.dossier.templates.model.Template;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;

/**
 * A template as listings show it.
 *
 * @param url of the Word file; empty until there is one
 */
@JsonNaming(SnakeCaseStrategy.class)
public record TemplateItem(
        UUID id,
        UUID templateId,
        String templateName,
        String sourceDocumentName,
        String url,
        String detectedDocumentType,
        List<SectionLineView> sections,
        String status,
        String templateFileName,
        OffsetDateTime createdAt,
        OffsetDateTime updatedAt) {

    static TemplateItem from(Template template, List<SectionLine> sections, String url) {
        return new TemplateItem(
                template.id(),
                template.id(),
                template.name(),
                template.fileName(),
                url,
                template.detectedDocumentType(),
                sections.stream().map(SectionLineView::from).toList(),
                template.status().wireName(),
                template.fileName(),
                template.createdAt(),
                template.updatedAt());
    }
}
