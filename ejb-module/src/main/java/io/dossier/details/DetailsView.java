package io.dossier.details;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.details.model.DetailsRecord;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * What was written for a document.
 *
 * @param docxUrl empty until the Word file is written
 * @param lastRegenerated null until it is regenerated for the first time
 * @param ruleTypeToTableLikeStatus rule type to whether it writes tables
 */
@JsonNaming(SnakeCaseStrategy.class)
public record DetailsView(
        UUID mrtId,
        UUID documentId,
        String docxUrl,
        String endpointAnalysis,
        String outputName,
        int regenerationCount,
        @Schema(nullable = true) OffsetDateTime lastRegenerated,
        String connectorDataId,
        Map<String, Boolean> ruleTypeToTableLikeStatus,
        List<DetailsSectionView> sections) {

    static DetailsView from(DetailsRecord details) {
        return new DetailsView(
                details.id(),
                details.documentId(),
                "",
                details.endpointAnalysis(),
                details.outputName(),
                details.regenerationCount(),
                details.lastRegenerated().orElse(null),
                details.connectorDataId(),
                details.tableLike(),
                details.sections().stream().map(DetailsSectionView::from).toList());
    }

    /** The same with the link to the Word file. */
    DetailsView linked(String url) {
        return new DetailsView(
                mrtId,
                documentId,
                url,
                endpointAnalysis,
                outputName,
                regenerationCount,
                lastRegenerated,
                connectorDataId,
                ruleTypeToTableLikeStatus,
                sections);
    }
}
