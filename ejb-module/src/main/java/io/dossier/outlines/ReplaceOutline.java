package io.dossier.outlines;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.requests.Flag;
import io.dossier.requests.Sent;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * An outline that takes the place of another. What is not sent, apart from sections, stays as it is; null clears it.
 *
 * @param documentMetadata must contain document_type
 * @param sections at least one
 * @param ruleTypeToTableLikeStatus rule type to whether it writes tables, as booleans or as texts
 */
@JsonNaming(SnakeCaseStrategy.class)
public record ReplaceOutline(
        @NotNull ObjectNode documentMetadata,
        @NotNull List<@NotNull @Valid Section> sections,

        @Schema(type = SchemaType.STRING, implementation = String.class, nullable = true)
        Sent<String> connectorDataId,

        @Schema(type = SchemaType.STRING, implementation = String.class, nullable = true)
        Sent<String> endpointAnalysis,

        @Schema(type = SchemaType.OBJECT, nullable = true, additionalProperties = Boolean.class)
        Sent<Map<String, Flag>> ruleTypeToTableLikeStatus) {

    public ReplaceOutline {
        connectorDataId = Sent.orNothing(connectorDataId);
        endpointAnalysis = Sent.orNothing(endpointAnalysis);
        ruleTypeToTableLikeStatus = Sent.orNothing(ruleTypeToTableLikeStatus);
    }

    /**
     * A section of the outline.
     *
     * @param sectionId such as {@code 1.0}; unique in the outline
     * @param orderIndex unique in the outline; gaps stay
     */
    @JsonNaming(SnakeCaseStrategy.class)
    public record Section(
            @NotNull String sectionId,
            @NotNull Integer orderIndex,
            @NotNull Integer level,
            @NotNull String title,
            String synopsis,
            String templateInstructions,
            String templateText,
            List<@NotNull String> relevantChunkIds) {

        public Section {
            synopsis = Objects.requireNonNullElse(synopsis, "");
            templateInstructions = Objects.requireNonNullElse(templateInstructions, "");
            templateText = Objects.requireNonNullElse(templateText, "");
            relevantChunkIds = Objects.requireNonNullElse(relevantChunkIds, List.of());
        }
    }
}
