package io.dossier.documentsets;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.List;

/** The sets that the caller sees, newest first. */
@JsonNaming(SnakeCaseStrategy.class)
public record DocumentSetList(List<DocumentSetView> documentSets) {}
