package io.dossier.details;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import jakarta.validation.constraints.NotNull;

/** Whose sections are asked for. */
@JsonNaming(SnakeCaseStrategy.class)
public record AskForSections(@NotNull String documentId) {}
