package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.UUID;

/**
 * The answer to a deletion.
 *
 * @param deletedCount with the sections below it that went too
 */
@JsonNaming(SnakeCaseStrategy.class)
public record SectionDeleted(String message, UUID deletedSectionId, int deletedCount) {

    static SectionDeleted of(UUID sectionId, int count) {
        return new SectionDeleted("Section deleted successfully", sectionId, count);
    }
}
