package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import jakarta.validation.constraints.NotNull;

/** A section's new name. */
@JsonNaming(SnakeCaseStrategy.class)
public record RenameSection(@NotNull String sectionName) {}
