package io.dossier.engine.reading.pdf;

import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.reading.MadeFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;

/** A PDF of text and lines at given places of a letter page, in points from its top left corner. */
public final class PdfFile {

    static final double LEFT = 72;
    static final double SIZE = 10;

    private static final PDFont PLAIN = new PDType1Font(FontName.HELVETICA);
    private static final PDFont BOLD = new PDType1Font(FontName.HELVETICA_BOLD);

    private final PDDocument document = new PDDocument();
    private PDPageContentStream page;

    /** Everything behind this stands on a further page. */
    public PdfFile page() throws IOException {
        closePage();
        PDPage next = new PDPage(PDRectangle.LETTER);
        document.addPage(next);
        page = new PDPageContentStream(document, next);
        return this;
    }

    /** Lines of running text, 12 points apart. */
    PdfFile text(double y, String... lines) throws IOException {
        for (int i = 0; i < lines.length; i++) {
            show(PLAIN, SIZE, LEFT, y + 12 * i, lines[i]);
        }
        return this;
    }

    PdfFile at(double x, double y, String text) throws IOException {
        return show(PLAIN, SIZE, x, y, text);
    }

    PdfFile small(double x, double y, String text) throws IOException {
        return show(PLAIN, 6, x, y, text);
    }

    PdfFile bold(double y, String text) throws IOException {
        return bold(LEFT, y, text);
    }

    PdfFile bold(double x, double y, String text) throws IOException {
        return show(BOLD, SIZE, x, y, text);
    }

    PdfFile line(double x1, double y1, double x2, double y2) throws IOException {
        page.moveTo((float) x1, turned(y1));
        page.lineTo((float) x2, turned(y2));
        page.stroke();
        return this;
    }

    /** Lines through all of these places: a grid without merged cells. */
    PdfFile grid(double[] xs, double[] ys) throws IOException {
        for (double x : xs) {
            line(x, ys[0], x, ys[ys.length - 1]);
        }
        for (double y : ys) {
            line(xs[0], y, xs[xs.length - 1], y);
        }
        return this;
    }

    /** Opens only with this password. */
    public PdfFile password(String password) throws IOException {
        document.protect(new StandardProtectionPolicy("owner", password, new AccessPermission()));
        return this;
    }

    /** Width of running text, in points. */
    static double width(String text) throws IOException {
        return PLAIN.getStringWidth(text) * SIZE / 1000;
    }

    /** The file. */
    public byte[] bytes() throws IOException {
        closePage();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        document.save(bytes);
        document.close();
        return bytes.toByteArray();
    }

    DocumentModel read() throws IOException {
        return MadeFile.read(bytes(), "made.pdf");
    }

    private PdfFile show(PDFont font, double size, double x, double y, String text) throws IOException {
        page.beginText();
        page.setFont(font, (float) size);
        page.newLineAtOffset((float) x, turned(y));
        page.showText(text);
        page.endText();
        return this;
    }

    private static float turned(double y) {
        return (float) (PDRectangle.LETTER.getHeight() - y);
    }

    private void closePage() throws IOException {
        if (page != null) {
            page.close();
        }
    }
}
