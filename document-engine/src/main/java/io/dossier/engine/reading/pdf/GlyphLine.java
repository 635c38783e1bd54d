package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.Superscript;
import io.dossier.engine.reading.SymbolFont;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.apache.pdfbox.text.TextPosition;

/** Makes the words of one line from its glyphs. */
final class GlyphLine {

    private static final Pattern BOLD = Pattern.compile("bold|black|heavy|demi");
    private static final Pattern RIGHT_TO_LEFT = Pattern.compile("[\\p{IsHebrew}\\p{IsArabic}]");
    private static final Pattern LIGATURE = Pattern.compile("[\\uFB00-\\uFB06]");
    private static final double WORD_GAP = 0.17;

    private final List<TextPosition> glyphs;
    private final Map<PDFont, Boolean> boldFonts;
    private final List<Word> words = new ArrayList<>();
    private final double size;
    private final double baseline;

    GlyphLine(List<TextPosition> glyphs, Map<PDFont, Boolean> boldFonts) {
        this.glyphs = glyphs.stream().filter(g -> !g.getUnicode().isEmpty()).toList();
        this.boldFonts = boldFonts;
        size = most(true);
        baseline = most(false);
    }

    /** The line, or null if it has no words. {@code stripped} is its text as PDFBox orders it. */
    TextLine line(int page, String stripped) {
        boolean spaced = true;
        TextPosition before = null;
        for (TextPosition glyph : glyphs) {
            if (glyph.getUnicode().isBlank()) {
                spaced = true;
                continue;
            }
            add(glyph, before, spaced || isGap(before, glyph));
            before = glyph;
            spaced = false;
        }
        if (words.isEmpty()) {
            return null;
        }
        TextLine line = TextLine.of(page, words, baseline, size);
        return RIGHT_TO_LEFT.matcher(stripped).find()
                ? new TextLine(page, line.words(), stripped.strip(), baseline, size, line.bold())
                : line;
    }

    private void add(TextPosition glyph, TextPosition before, boolean spaced) {
        String text = text(glyph);
        double right = glyph.getXDirAdj() + glyph.getWidthDirAdj();
        boolean bold = isBold(glyph);
        Word last = words.isEmpty() ? null : words.get(words.size() - 1);
        if (last == null || spaced || bold != last.bold() || isGap(before, glyph)) {
            String own = raised(last != null && !spaced ? last.text() : "", glyph, text);
            words.add(new Word(
                    own, glyph.getXDirAdj(), right, glyph.getYDirAdj(), sizeOf(glyph), bold, last == null || spaced));
        } else {
            String joined = last.text() + raised(last.text(), glyph, text);
            words.set(
                    words.size() - 1,
                    new Word(joined, last.x(), right, last.baseline(), last.size(), last.bold(), last.spaced()));
        }
    }

    private String raised(String before, TextPosition glyph, String text) {
        boolean small = sizeOf(glyph) < 0.85 * size;
        boolean above = baseline - glyph.getYDirAdj() > 0.12 * size;
        return small && above ? Superscript.after(before, text) : text;
    }

    private boolean isGap(TextPosition before, TextPosition glyph) {
        return before != null && glyph.getXDirAdj() - (before.getXDirAdj() + before.getWidthDirAdj()) > WORD_GAP * size;
    }

    private static String text(TextPosition glyph) {
        String text = SymbolFont.decode(glyph.getUnicode(), glyph.getFont().getName() + "");
        return LIGATURE.matcher(text).find() ? Normalizer.normalize(text, Normalizer.Form.NFKC) : text;
    }

    private boolean isBold(TextPosition glyph) {
        return boldFonts.computeIfAbsent(glyph.getFont(), GlyphLine::isBold);
    }

    private static boolean isBold(PDFont font) {
        String name = font.getName();
        if (name != null && BOLD.matcher(name.toLowerCase(Locale.ROOT)).find()) {
            return true;
        }
        PDFontDescriptor descriptor = font.getFontDescriptor();
        return descriptor != null && (descriptor.isForceBold() || descriptor.getFontWeight() >= 600);
    }

    /** The size or baseline that most characters have. */
    private double most(boolean ofSize) {
        Map<Double, Integer> counts = new TreeMap<>();
        for (TextPosition glyph : glyphs) {
            if (!glyph.getUnicode().isBlank()) {
                double value = ofSize ? sizeOf(glyph) : glyph.getYDirAdj();
                counts.merge(Math.round(value * 10) / 10.0, 1, Integer::sum);
            }
        }
        return counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(0.0);
    }

    private static double sizeOf(TextPosition glyph) {
        return Math.abs(glyph.getFontSizeInPt());
    }
}
