package io.dossier.files.web;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import jakarta.validation.constraints.NotBlank;

/**
 * Body of {@code POST /source-file}.
 *
 * @param resourceId a key as in file listings, {@code container/name}, or a source of a document as it names it
 */
@JsonNaming(SnakeCaseStrategy.class)
public record AskForSource(@NotBlank String resourceId) {}
