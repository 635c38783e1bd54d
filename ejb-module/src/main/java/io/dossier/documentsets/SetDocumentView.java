package io.dossier.documentsets;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.documents.model.Document;
import io.dossier.documentsets.model.DocumentSet;
import java.time.OffsetDateTime;
import java.util.UUID;

/**
 * A document as its set shows it.
 *
 * @param user the owner's e-mail address
 */
@JsonNaming(SnakeCaseStrategy.class)
public record SetDocumentView(
        UUID id,
        String documentSetName,
        UUID organizationId,
        String user,
        String status,
        String productName,
        String documentName,
        String documentType,
        OffsetDateTime createdAt,
        OffsetDateTime updatedAt) {

    static SetDocumentView from(Document document, DocumentSet set, String ownerEmail) {
        return new SetDocumentView(
                document.id(),
                set.name(),
                document.organizationId(),
                ownerEmail,
                document.status().wireName(),
                document.productName(),
                document.name(),
                document.documentType(),
                document.createdAt(),
                document.updatedAt());
    }
}
