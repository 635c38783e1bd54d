package io.dossier.documents;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.documents.model.DocumentLine;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A document as listings show it.
 *
 * @param createdAt in a form that only this list has
 * @param workspaceId the document set's id, or null
 * @param template null for a document without template
 */
@JsonNaming(SnakeCaseStrategy.class)
public record DocumentItem(
        UUID documentId,
        String documentName,
        String createdAt,
        String updatedAt,
        @Schema(nullable = true) UUID workspaceId,
        UsedTemplate template) {

    private static final DateTimeFormatter FORM = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSSSSS");

    static DocumentItem from(DocumentLine line) {
        return new DocumentItem(
                line.id(),
                line.name(),
                utc(line.createdAt()),
                utc(line.updatedAt()),
                line.documentSetId(),
                line.templateId() == null ? null : new UsedTemplate(line.templateId(), line.templateName()));
    }

    private static String utc(OffsetDateTime time) {
        return FORM.format(time.withOffsetSameInstant(ZoneOffset.UTC));
    }

    /** The template that a document was made from. */
    @Schema(nullable = true)
    @JsonNaming(SnakeCaseStrategy.class)
    public record UsedTemplate(UUID templateId, String templateName) {}
}
