package io.dossier.documents;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.documents.model.Document;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * How far a document is.
 *
 * @param progress reserved, always null
 * @param error null unless the document is Failed
 */
@JsonNaming(SnakeCaseStrategy.class)
public record DocumentStatusView(
        UUID taskId,
        String status,
        @Schema(nullable = true) Integer progress,
        @Schema(nullable = true) String error) {

    static DocumentStatusView from(Document document) {
        return new DocumentStatusView(
                document.id(),
                document.status().wireName(),
                null,
                document.error().orElse(null));
    }
}
