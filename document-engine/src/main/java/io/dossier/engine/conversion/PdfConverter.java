package io.dossier.engine.conversion;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.docx4j.Docx4J;
import org.docx4j.Docx4jProperties;
import org.docx4j.convert.out.FOSettings;
import org.docx4j.openpackaging.exceptions.Docx4JException;
import org.docx4j.openpackaging.packages.WordprocessingMLPackage;

/** Turns DOCX into PDF in this process by way of XSL-FO: headings, tables and notes stay, fonts may be substituted. */
public final class PdfConverter {

    static {
        // docx4j would otherwise look for a log4j of its own.
        Docx4jProperties.setProperty("docx4j.Log4j.Configurator.disabled", "true");
    }

    /**
     * Writes the PDF of a Word document.
     *
     * @throws UnconvertibleDocument if the file is no Word document or cannot be laid out
     * @throws IOException if the PDF cannot be written
     */
    public void convert(Path docx, Path pdf) throws IOException {
        WordprocessingMLPackage document = load(docx);
        FOSettings settings = Docx4J.createFOSettings();
        settings.setApacheFopMime(FOSettings.MIME_PDF);
        try (OutputStream out = Files.newOutputStream(pdf)) {
            settings.setOpcPackage(document);
            Docx4J.toFO(settings, out, Docx4J.FLAG_EXPORT_PREFER_XSL);
        } catch (Docx4JException e) {
            throw new UnconvertibleDocument(e);
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
