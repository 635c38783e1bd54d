package io.dossier.templates;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import jakarta.validation.constraints.NotNull;

/**
 * A section that is to be added.
 *
 * @param orderIndex where it is to stand; a section that stands there moves on
 */
@JsonNaming(SnakeCaseStrategy.class)
public record AddSection(
        @NotNull String sectionName,
        @NotNull Integer level,
        @NotNull Integer orderIndex) {}
