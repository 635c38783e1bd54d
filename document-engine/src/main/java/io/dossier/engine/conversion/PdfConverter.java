package io.dossier.engine.conversion;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.docx4j.Docx4J;
import org.docx4j.Docx4jProperties;
import org.docx4j.convert.out.FOSettings;
import org.docx4j.openpackaging.exceptions.Docx4JException;
import org.docx4j.openpackaging.packages.WordprocessingMLPackage;

/** Turns DOCX into PDF in this process by way of XSL-FO: headings, tables and notes stay, fonts may be substituted. */
public final class PdfConverter {

    private static final Logger LOG = Logger.getLogger(PdfConverter.class.getName());

    /** They warn of each font that this machine has or has not; kept here, for a logger is forgotten with its level. */
    private static final List<Logger> WORDY =
            List.of(Logger.getLogger("org.docx4j"), Logger.getLogger("org.apache.fop"));

    static {
        WORDY.forEach(logger -> logger.setLevel(Level.SEVERE));
        // docx4j would otherwise look for a log4j of its own.
        Docx4jProperties.setProperty("docx4j.Log4j.Configurator.disabled", "true");
    }

    /**
     * Writes the PDF of a Word document.
     *
     * @throws UnconvertibleDocument if the file is no Word document, cannot be laid out, or would lose many words
     * @throws IOException if the PDF cannot be written
     */
    public void convert(Path docx, Path pdf) throws IOException {
        WordprocessingMLPackage document = load(docx);
        // Before the conversion, which changes the document.
        String text = WordsKept.text(document.getMainDocumentPart().getXML());
        FOSettings settings = Docx4J.createFOSettings();
        settings.setApacheFopMime(FOSettings.MIME_PDF);
        settings.setCustomFoRenderer(new LineFillers());
        try (OutputStream out = Files.newOutputStream(pdf)) {
            settings.setOpcPackage(document);
            Docx4J.toFO(settings, out, Docx4J.FLAG_EXPORT_PREFER_XSL);
        } catch (Docx4JException e) {
            throw new UnconvertibleDocument(e);
        }
        check(WordsKept.of(text, pdf));
    }

    /** A PDF that lacks a part of the document without a word would be taken for the document. */
    private static void check(WordsKept words) {
        if (!words.enough()) {
            throw new UnconvertibleDocument(words);
        }
        if (!words.lost().isEmpty()) {
            LOG.log(Level.WARNING, "The PDF lacks {0} of the {1} different words of its document", new Object[] {
                words.lost().size(), words.words().size()
            });
        }
    }

    private static WordprocessingMLPackage load(Path docx) {
        try {
            WordprocessingMLPackage document = WordprocessingMLPackage.load(docx.toFile());
            Footnotes.place(document);
            ListLevels.fillIn(document);
            return document;
        } catch (Docx4JException | ClassCastException e) {
            throw new UnconvertibleDocument(e);
        }
    }
}
