package io.dossier.details;

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
 * Details that take the place of others. What is not sent, apart from sections, stays as it is; null clears it.
 *
 * @param sections at least one
 * @param docxUrl a link that the service gave for a file of the organization
 * @param outputName there once in an organization
 * @param ruleTypeToTableLikeStatus rule type to whether it writes tables, as booleans or as texts
 * @param autoIncrementRegeneration counts a regeneration
 */
@JsonNaming(SnakeCaseStrategy.class)
public record ReplaceDetails(
        @NotNull List<@NotNull @Valid Section> sections,

        @Schema(type = SchemaType.STRING, implementation = String.class, nullable = true)
        Sent<String> docxUrl,

        @Schema(type = SchemaType.STRING, implementation = String.class, nullable = true)
        Sent<String> endpointAnalysis,

        @Schema(type = SchemaType.STRING, implementation = String.class, nullable = true)
        Sent<String> outputName,

        @Schema(type = SchemaType.STRING, implementation = String.class, nullable = true)
        Sent<String> connectorDataId,

        @Schema(type = SchemaType.OBJECT, nullable = true, additionalProperties = Boolean.class)
        Sent<Map<String, Flag>> ruleTypeToTableLikeStatus,

        Boolean autoIncrementRegeneration) {

    public ReplaceDetails {
        docxUrl = Sent.orNothing(docxUrl);
        endpointAnalysis = Sent.orNothing(endpointAnalysis);
        outputName = Sent.orNothing(outputName);
        connectorDataId = Sent.orNothing(connectorDataId);
        ruleTypeToTableLikeStatus = Sent.orNothing(ruleTypeToTableLikeStatus);
        autoIncrementRegeneration = Objects.requireNonNullElse(autoIncrementRegeneration, false);
    }

    /**
     * A section.
     *
     * @param orderIndex unique; gaps stay
     * @param sectionId made from position and level if it is not sent
     */
    @JsonNaming(SnakeCaseStrategy.class)
    public record Section(
            @NotNull Integer orderIndex,
            @NotNull Integer level,
            String sectionId,
            String title,
            String synopsis,
            String templateInstructions,
            String templateText,
            ObjectNode additionalDetails,
            List<@NotNull String> relevantChunkIds,
            List<@NotNull String> relevantChunkNames,
            List<@NotNull Rule> rules) {

        public Section {
            title = Objects.requireNonNullElse(title, "");
            synopsis = Objects.requireNonNullElse(synopsis, "");
            templateInstructions = Objects.requireNonNullElse(templateInstructions, "");
            templateText = Objects.requireNonNullElse(templateText, "");
            relevantChunkIds = Objects.requireNonNullElse(relevantChunkIds, List.of());
            relevantChunkNames = Objects.requireNonNullElse(relevantChunkNames, List.of());
            rules = Objects.requireNonNullElse(rules, List.of());
        }
    }

    /**
     * What a rule wrote.
     *
     * @param confidenceScore from 0 to 1
     */
    @JsonNaming(SnakeCaseStrategy.class)
    public record Rule(
            Double confidenceScore,
            String ruleType,
            String ruleMode,
            String description,
            String explanation,
            String generatedContent,
            ObjectNode ruleParameters) {

        public Rule {
            confidenceScore = Objects.requireNonNullElse(confidenceScore, 0.0);
            ruleType = Objects.requireNonNullElse(ruleType, "");
            ruleMode = Objects.requireNonNullElse(ruleMode, "");
            description = Objects.requireNonNullElse(description, "");
            explanation = Objects.requireNonNullElse(explanation, "");
            generatedContent = Objects.requireNonNullElse(generatedContent, "");
        }
    }
}
