package io.dossier.outlines;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.outlines.model.OutlineSection;
import java.util.List;

/** A section of an outline. */
@JsonNaming(SnakeCaseStrategy.class)
public record OutlineSectionView(
        String sectionId,
        int orderIndex,
        int level,
        String title,
        String synopsis,
        String templateInstructions,
        String templateText,
        List<String> relevantChunkIds) {

    static OutlineSectionView from(OutlineSection section) {
        return new OutlineSectionView(
                section.sectionId(),
                section.orderIndex(),
                section.level(),
                section.title(),
                section.synopsis(),
                section.instructions(),
                section.text(),
                section.chunkIds());
    }
}
