package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.List;

/** Where sections are to stand; those that are not named fill the indexes between them. */
@JsonNaming(SnakeCaseStrategy.class)
public record ReorderSections(@NotNull List<@NotNull @Valid Place> sections) {

    /** Where one section is to stand. */
    @JsonNaming(SnakeCaseStrategy.class)
    public record Place(
            @NotNull String sectionId,
            @NotNull Integer orderIndex,
            @NotNull Integer level) {}
}
