package io.dossier.templates;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.templates.model.Template;
import io.dossier.templates.model.TemplateSection;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The answer to a new template.
 *
 * @param sections those read from a file; absent where the client sent them himself
 */
@JsonNaming(SnakeCaseStrategy.class)
public record TemplateCreated(
        UUID templateId,
        String templateName,
        UUID organizationId,
        int sectionCount,
        int ruleCount,
        OffsetDateTime createdAt,
        String message,

        @JsonInclude(JsonInclude.Include.NON_NULL) @Schema(extensions = @Extension(name = "x-optional", value = "true"))
        List<SectionView> sections) {

    private static final String MESSAGE = "Template created successfully";

    static TemplateCreated from(Template template) {
        return of(template, null);
    }

    static TemplateCreated withSections(Template template) {
        return of(template, template.sections().stream().map(SectionView::from).toList());
    }

    private static TemplateCreated of(Template template, List<SectionView> shown) {
        List<TemplateSection> sections = template.sections();
        return new TemplateCreated(
                template.id(),
                template.name(),
                template.organizationId(),
                sections.size(),
                sections.stream().mapToInt(section -> section.rules().size()).sum(),
                template.createdAt(),
                MESSAGE,
                shown);
    }
}
