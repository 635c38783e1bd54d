package io.dossier.provenance;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.List;
import java.util.UUID;

/**
 * Where a text came from.
 *
 * @param sectionId as it was sent
 * @param sources the surest first; empty if nothing fits
 */
@JsonNaming(SnakeCaseStrategy.class)
public record TextSources(UUID documentId, String sectionId, List<TextSource> sources) {}
