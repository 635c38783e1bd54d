package io.dossier.generation;

import io.dossier.documents.model.SelectedSection;
import java.util.List;

/**
 * A request for a document, its shape already checked.
 *
 * @param setKey id of a document set, or a client's free key for one
 * @param setName name of a document set; empty when none is named
 * @param outputName file name of the document; null when none is given
 * @param sections by id or name; empty for all sections of the template
 * @param outline JSON of the outline to be used instead of the template's sections; null when none is given
 */
public record GenerateDocument(
        String documentType,
        List<String> filePaths,
        String setKey,
        String setName,
        String templateId,
        String outputName,
        List<SelectedSection> sections,
        String outline,
        String documentInstructions,
        String styleGuideId) {

    public GenerateDocument {
        filePaths = List.copyOf(filePaths);
        sections = List.copyOf(sections);
    }
}
