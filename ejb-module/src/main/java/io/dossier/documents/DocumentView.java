package io.dossier.documents;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.documents.model.Document;
import io.dossier.documents.model.DocumentNames;
import io.dossier.documents.model.DocumentSource;
import io.dossier.documents.model.SelectedSection;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A document in full. Ids of what there is not are null, texts are empty.
 *
 * @param documentSet id of the set
 * @param user the owner's e-mail address
 * @param allSources as the client named them
 */
@JsonNaming(SnakeCaseStrategy.class)
public record DocumentView(
        UUID documentId,
        String documentName,
        @Schema(nullable = true) UUID documentSet,
        String documentSetName,
        String documentType,
        String productName,
        String status,
        int version,
        @Schema(nullable = true) UUID templateId,
        String templateNickname,
        UUID organizationId,
        String user,
        List<String> allSources,
        List<String> selectedSectionIds,
        @Schema(nullable = true) OffsetDateTime lastRegeneration,
        OffsetDateTime createdAt,
        OffsetDateTime updatedAt) {

    static DocumentView from(Document document, DocumentNames names) {
        return new DocumentView(
                document.id(),
                document.name(),
                document.documentSetId().orElse(null),
                text(names.documentSet()),
                document.documentType(),
                document.productName(),
                document.status().wireName(),
                document.version(),
                document.templateId().orElse(null),
                text(names.template()),
                document.organizationId(),
                text(names.ownerEmail()),
                document.sources().stream().map(DocumentSource::path).toList(),
                document.selectedSections().stream()
                        .map(SelectedSection::sectionId)
                        .toList(),
                document.lastRegeneration(),
                document.createdAt(),
                document.updatedAt());
    }

    private static String text(String value) {
        return value == null ? "" : value;
    }
}
