package io.dossier.engine.templates;

import io.dossier.engine.templates.TemplateModel.TemplateSection;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Reads what a Word template offers: its headings with their guidance and text, and its styles. */
public final class TemplateReader {

    private static final String DUBLIN_CORE = "http://purl.org/dc/elements/1.1/";

    /**
     * Reads a .docx or .dotx.
     *
     * @throws UnreadableTemplate if the file is damaged, protected, too large or no Word document
     */
    public TemplateModel read(Path docx) {
        WordPackage file = TemplateFile.open(docx);
        CleanTemplate template = new CleanTemplate(file);
        List<TemplateSection> sections = template.parts().stream()
                .map(part -> new TemplateSection(
                        part.part().ordinal(),
                        part.part().level(),
                        part.name(),
                        part.instructions(),
                        part.text(),
                        template.levels().styleId(part.part().heading())))
                .toList();
        return new TemplateModel(title(file), sections, names(template.styles()), hiddenTextStyle(template.styles()));
    }

    private static String title(WordPackage file) {
        Optional<Document> core = Relationships.of(file, "").targets("core-properties").stream()
                .filter(file::has)
                .findFirst()
                .map(file::tree);
        return core.map(tree ->
                        tree.getElementsByTagNameNS(DUBLIN_CORE, "title").item(0))
                .map(node -> node.getTextContent().strip())
                .orElse("");
    }

    private static List<String> names(StyleSheet styles) {
        return writtenStyles(styles)
                .map(style -> styles.name(Wml.attribute(style, "styleId")))
                .distinct()
                .toList();
    }

    private static String hiddenTextStyle(StyleSheet styles) {
        return writtenStyles(styles)
                .filter(style -> Wml.child(style, "rPr")
                        .flatMap(format -> Wml.toggle(format, "vanish"))
                        .orElse(false))
                .map(style -> styles.name(Wml.attribute(style, "styleId")))
                .findFirst()
                .orElse("");
    }

    private static Stream<Element> writtenStyles(StyleSheet styles) {
        return Stream.concat(styles.all("paragraph").stream(), styles.all("character").stream());
    }
}
