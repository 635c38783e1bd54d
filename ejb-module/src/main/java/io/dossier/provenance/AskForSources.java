package io.dossier.provenance;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import jakarta.validation.constraints.NotNull;
import java.util.Objects;

/**
 * Whose sources are asked for.
 *
 * @param selectedText at most 20,000 characters
 * @param sectionId a section's title, as in the list of sections; not sent or empty for the whole document
 * @param sectionOrder which of the sections of that title, as in the list of sections
 * @param limit from 1 to 50, 5 if it is not sent
 */
@JsonNaming(SnakeCaseStrategy.class)
public record AskForSources(
        @NotNull String documentId,
        @NotNull String selectedText,
        String sectionId,
        Integer sectionOrder,
        Integer limit) {

    public AskForSources {
        sectionId = Objects.requireNonNullElse(sectionId, "");
        limit = Objects.requireNonNullElse(limit, 5);
    }
}
