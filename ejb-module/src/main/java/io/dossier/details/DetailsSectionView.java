package io.dossier.details;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.details.model.DetailsSection;
import java.util.List;
import java.util.UUID;

/** One section as it was written. */
@JsonNaming(SnakeCaseStrategy.class)
public record DetailsSectionView(
        UUID mrtSectionId,
        UUID mrtId,
        int orderIndex,
        int level,
        String sectionId,
        String title,
        String synopsis,
        String templateInstructions,
        String templateText,
        ObjectNode additionalDetails,
        List<String> relevantChunkIds,
        List<String> relevantChunkNames,
        List<DetailsRuleView> rules) {

    static DetailsSectionView from(DetailsSection section) {
        return new DetailsSectionView(
                section.id(),
                section.recordId(),
                section.orderIndex(),
                section.level(),
                section.sectionId(),
                section.title(),
                section.synopsis(),
                section.instructions(),
                section.text(),
                section.additionalDetails(),
                section.chunkIds(),
                section.chunkNames(),
                section.rules().stream().map(DetailsRuleView::from).toList());
    }
}
