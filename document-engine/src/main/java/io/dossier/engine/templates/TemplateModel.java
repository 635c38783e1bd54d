package io.dossier.engine.templates;

import java.util.List;

/**
 * What was read from a Word template.
 *
 * @param title the document's title property, empty if unset
 * @param sections one for each heading with words, in document order
 * @param styles names of the paragraph and character styles, as Word shows them
 * @param hiddenTextStyle name of the style that hides instructions, empty if there is none
 */
public record TemplateModel(String title, List<TemplateSection> sections, List<String> styles, String hiddenTextStyle) {

    public TemplateModel {
        sections = List.copyOf(sections);
        styles = List.copyOf(styles);
    }

    /**
     * A heading of the template with what stands under it.
     *
     * @param heading the heading's number in document order counted from 0: the section's anchor in the file
     * @param level 1 for the top level
     * @param name the heading's words without an automatic number
     * @param instructions guidance for the author, which never reaches a generated document
     * @param text text that belongs into the document as it stands
     * @param styleId id of the heading's paragraph style
     */
    public record TemplateSection(
            int heading, int level, String name, String instructions, String text, String styleId) {}
}
