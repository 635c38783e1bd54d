package io.dossier.engine.reading.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/** The lines of a page. */
final class PageText extends PDFTextStripper {

    private final Map<PDFont, Boolean> boldFonts = new HashMap<>();
    private List<TextLine> lines = new ArrayList<>();
    private final Map<Integer, Integer> directions = new HashMap<>();
    private final PageBudget budget;

    PageText(PageBudget budget) {
        this.budget = budget;
        setSortByPosition(true);
    }

    List<TextLine> lines(PDDocument document, int page) throws IOException {
        lines = new ArrayList<>();
        boldFonts.clear();
        directions.clear();
        budget.start(document.getPage(page - 1));
        setStartPage(page);
        setEndPage(page);
        getText(document);
        return LineFragments.join(lines);
    }

    /** Direction in which most of the last page's text runs, in degrees. */
    int direction() {
        return directions.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(0);
    }

    @Override
    protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
        budget.operator();
        super.processOperator(operator, operands);
    }

    @Override
    protected void processTextPosition(TextPosition text) {
        budget.glyph();
        directions.merge(Math.round(text.getDir()), 1, Integer::sum);
        super.processTextPosition(text);
    }

    @Override
    protected void showGlyph(Matrix matrix, PDFont font, int code, Vector displacement) throws IOException {
        UnnamedGlyph named = UnnamedGlyph.of(font, code);
        super.showGlyph(matrix, named == null ? font : named.font(), named == null ? code : named.code(), displacement);
    }

    @Override
    protected void writeString(String text, List<TextPosition> positions) throws IOException {
        TextLine line = new GlyphLine(positions, boldFonts).line(getCurrentPageNo(), text);
        if (line != null) {
            lines.add(line);
        }
        super.writeString(text);
    }
}
