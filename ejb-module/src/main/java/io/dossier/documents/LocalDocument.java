package io.dossier.documents;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.documents.model.DocumentStatus;
import io.dossier.files.model.StoredFile;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The answer to an uploaded document.
 *
 * @param documentName the file's name
 * @param s3Key a key as in file listings, for which a link can be asked
 */
@JsonNaming(SnakeCaseStrategy.class)
public record LocalDocument(
        UUID documentId,
        String documentName,
        @Schema(name = "s3_key") String s3Key,
        String status) {

    static LocalDocument of(UUID id, String name, StoredFile file) {
        String key = "%s/%s/%s".formatted(file.organizationId(), file.container(), file.name());
        return new LocalDocument(id, name, key, DocumentStatus.READY.wireName());
    }
}
