package io.dossier.engine.assembly;

import io.dossier.engine.templates.Runs;
import io.dossier.engine.templates.TemplateFile;
import io.dossier.engine.templates.Wml;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Logger;
import org.apache.xmlbeans.XmlException;
import org.w3c.dom.Element;

/** Says of a produced document whether it is valid against the schema, and whether its contents list is right. */
public final class DocumentCheck {

    private static final Logger LOG = Logger.getLogger(DocumentCheck.class.getName());

    private DocumentCheck() {}

    /**
     * Ends with 1 where something is wrong.
     *
     * @param args the DOCX and, if there is one, its rendering with bookmarks as named destinations
     */
    public static void main(String[] args) throws IOException, XmlException {
        Path docx = Path.of(args[0]);
        List<String> problems = SchemaGate.problems(docx);
        problems.forEach(LOG::warning);
        LOG.info("Problems of the schema: " + problems.size());
        List<Element> entries = entries(docx);
        long blank = entries.stream().filter(DocumentCheck::isBlank).count();
        LOG.info("Entries of the contents list: " + entries.size() + ", without page: " + blank);
        boolean right = args.length < 2 || pagesAreThoseOf(docx, Path.of(args[1]));
        if (args.length > 1) {
            LOG.info("Pages of the contents list are those of the rendering: " + (right ? "yes" : "no"));
        }
        System.exit(problems.isEmpty() && right ? 0 : 1);
    }

    private static List<Element> entries(Path docx) {
        return Wml.descendants(TemplateFile.open(docx).body(), "p").stream()
                .filter(paragraph -> Wml.descendants(paragraph, "instrText").stream()
                        .anyMatch(code -> code.getTextContent().strip().startsWith("PAGEREF")))
                .toList();
    }

    private static boolean isBlank(Element entry) {
        return Runs.blockText(entry).replace('\u2007', ' ').stripTrailing().matches("(?s).*\\D");
    }

    private static boolean pagesAreThoseOf(Path docx, Path pdf) throws IOException {
        Path again = Files.createTempFile("numbered", ".docx");
        try {
            new PageNumbers().write(docx, pdf, again);
            return Files.mismatch(docx, again) < 0;
        } finally {
            Files.delete(again);
        }
    }
}
