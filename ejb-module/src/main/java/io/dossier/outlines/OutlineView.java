package io.dossier.outlines;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.outlines.model.Outline;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * The outline of a document.
 *
 * @param documentMetadata holds at least document_type
 * @param ruleTypeToTableLikeStatus rule type to whether it writes tables
 */
@JsonNaming(SnakeCaseStrategy.class)
public record OutlineView(
        UUID outlineId,
        ObjectNode documentMetadata,
        String connectorDataId,
        String endpointAnalysis,
        Map<String, Boolean> ruleTypeToTableLikeStatus,
        List<OutlineSectionView> sections) {

    static OutlineView from(Outline outline) {
        return new OutlineView(
                outline.id(),
                outline.metadata(),
                outline.connectorDataId(),
                outline.endpointAnalysis(),
                outline.tableLike(),
                outline.sections().stream().map(OutlineSectionView::from).toList());
    }
}
