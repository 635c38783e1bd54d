package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.identity.UserView;
import io.dossier.templates.model.Template;
import java.util.List;
import java.util.UUID;

/**
 * A template in full.
 *
 * @param url of the Word file; empty until there is one
 * @param examples none are kept yet
 */
@JsonNaming(SnakeCaseStrategy.class)
public record TemplateView(
        String url,
        String templateName,
        String sourceDocumentName,
        String detectedDocumentType,
        String documentType,
        UUID templateId,
        String templateS3Uri,
        String templateFileName,
        List<SectionView> sections,
        List<Example> examples,
        List<String> allStyles,
        List<UserView> users,
        String documentInstructions,
        Metadata documentMetadata,
        String hiddenTextStyle,
        boolean includeInstructions) {

    static TemplateView from(Template template, List<UserView> users, String url) {
        return new TemplateView(
                url,
                template.name(),
                template.fileName(),
                template.detectedDocumentType(),
                template.documentType(),
                template.id(),
                template.fileUri(),
                template.fileName(),
                template.sections().stream().map(SectionView::from).toList(),
                List.of(),
                template.allStyles(),
                users,
                template.instructions(),
                new Metadata(template.description(), template.tags()),
                template.hiddenTextStyle(),
                template.includeInstructions());
    }

    /** The same with the link to the Word file. */
    TemplateView linked(String link) {
        return new TemplateView(
                link,
                templateName,
                sourceDocumentName,
                detectedDocumentType,
                documentType,
                templateId,
                templateS3Uri,
                templateFileName,
                sections,
                examples,
                allStyles,
                users,
                documentInstructions,
                documentMetadata,
                hiddenTextStyle,
                includeInstructions);
    }

    /** A document that was written after the template. */
    @JsonNaming(SnakeCaseStrategy.class)
    public record Example(UUID exampleId, String content) {}

    /** What the template's maker says of the documents. */
    @JsonNaming(SnakeCaseStrategy.class)
    public record Metadata(String documentDescription, List<String> tags) {}
}
