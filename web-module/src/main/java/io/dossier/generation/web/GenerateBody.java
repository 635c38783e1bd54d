package io.dossier.generation.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.documents.model.SelectedSection;
import io.dossier.errors.DossierException;
import io.dossier.generation.GenerateDocument;
import java.util.List;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The body of a generate request, with both names of what has two. */
@JsonNaming(SnakeCaseStrategy.class)
record GenerateBody(
        @Schema(required = true) String documentType,
        @Schema(required = true) List<String> filePaths,

        @Schema(description = "Required, under this name or the next")
        String connectorDataId,

        @Schema(description = "Another name of connector_data_id")
        String documentSetKey,

        String workspaceName,

        @Schema(description = "Another name of workspace_name")
        String documentSetName,

        @Schema(description = "Required, under this name or the next")
        String templateId,

        @Schema(description = "Another name of template_id") String genericMrtId,
        String outputName,
        @Schema(implementation = ChosenSection[].class) List<JsonNode> selectedSectionIds,
        ObjectNode genericMrtOutlineFull,
        String documentInstructions,
        String styleGuideId) {

    GenerateDocument toCommand() {
        return new GenerateDocument(
                required("document_type", documentType),
                paths(),
                required("connector_data_id", either("connector_data_id", connectorDataId, documentSetKey)),
                orEmpty(either("workspace_name", workspaceName, documentSetName)),
                required("template_id", either("template_id", templateId, genericMrtId)),
                outputName == null || outputName.isBlank() ? null : outputName.strip(),
                sections(),
                genericMrtOutlineFull == null ? null : genericMrtOutlineFull.toString(),
                orEmpty(documentInstructions),
                orEmpty(styleGuideId));
    }

    private List<String> paths() {
        if (filePaths == null) {
            throw DossierException.missing("file_paths");
        }
        if (filePaths.isEmpty() || filePaths.stream().anyMatch(path -> path == null || path.isBlank())) {
            throw DossierException.invalid("file_paths must name at least one file, and no empty ones");
        }
        return filePaths.stream().map(String::strip).distinct().toList();
    }

    private List<SelectedSection> sections() {
        return selectedSectionIds == null
                ? List.of()
                : selectedSectionIds.stream().map(GenerateBody::section).toList();
    }

    private static SelectedSection section(JsonNode node) {
        JsonNode id = node.isObject() ? node.path("section_id") : node;
        JsonNode instructions = node.path("user_instructions");
        boolean readable = id.isTextual()
                && !id.textValue().isBlank()
                && (instructions.isTextual() || instructions.isMissingNode() || instructions.isNull());
        if (!readable) {
            throw DossierException.invalid(
                    "selected_section_ids must hold strings or objects with section_id and user_instructions");
        }
        return new SelectedSection(
                id.textValue().strip(), instructions.asText("").strip());
    }

    /** Either name of a pair is accepted; both may be sent if they agree. */
    private static String either(String name, String one, String other) {
        if (one != null && other != null && !Objects.equals(one.strip(), other.strip())) {
            throw DossierException.invalid("Two different values for parameter: " + name);
        }
        return one != null ? one : other;
    }

    private static String required(String name, String value) {
        if (value == null || value.isBlank()) {
            throw DossierException.missing(name);
        }
        return value.strip();
    }

    private static String orEmpty(String value) {
        return value == null ? "" : value.strip();
    }
}
