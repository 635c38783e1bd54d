package io.dossier.documentsets;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.documentsets.model.DocumentSet;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * A document set.
 *
 * @param documents ids in order of joining
 */
@JsonNaming(SnakeCaseStrategy.class)
public record DocumentSetView(
        UUID documentSetId,
        String documentSetName,
        UUID organizationId,
        @Schema(nullable = true) String details,
        List<UUID> documents,
        int version) {

    static DocumentSetView from(DocumentSet set, List<UUID> documents) {
        return new DocumentSetView(set.id(), set.name(), set.organizationId(), set.details(), documents, set.version());
    }
}
