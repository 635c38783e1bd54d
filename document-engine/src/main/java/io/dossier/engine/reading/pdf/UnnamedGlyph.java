package io.dossier.engine.reading.pdf;

import java.util.Locale;
import java.util.Map;
import org.apache.fontbox.ttf.WGL4Names;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.font.PDCIDFontType2;
import org.apache.pdfbox.pdmodel.font.PDCIDSystemInfo;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.apache.pdfbox.pdmodel.font.encoding.Encoding;
import org.apache.pdfbox.pdmodel.font.encoding.StandardEncoding;
import org.apache.pdfbox.pdmodel.font.encoding.SymbolEncoding;

/**
 * A glyph that a PDF names by nothing but its place in a TrueType font, which would be left out of the text: often ≥, ≤ or
 * µ. The common fonts all have the same order: Symbol that of its codes, the others that of the Macintosh (Apple, TrueType
 * Reference Manual, 'post' table).
 *
 * @param font one that knows the character
 * @param code the character's code in it
 */
record UnnamedGlyph(PDFont font, int code) {

    private static final PDFont SYMBOL = new PDType1Font(FontName.SYMBOL);
    private static final PDFont LATIN = new PDType1Font(FontName.TIMES_ROMAN);
    private static final int FIRST = 3;
    /** Where the codes go on behind the ones that are not used. */
    private static final int UPPER_HALF = 98;

    /** The same glyph in a font that knows it; null where the glyph has a name, or nobody can tell. */
    static UnnamedGlyph of(PDFont font, int code) {
        if (!(font instanceof PDType0Font composite)
                || !(composite.getDescendantFont() instanceof PDCIDFontType2)
                || isNamed(composite, code)) {
            return null;
        }
        int glyph = composite.codeToCID(code);
        String name = String.valueOf(font.getName()).toLowerCase(Locale.ROOT);
        return name.contains("symbol") ? symbol(glyph) : latin(glyph);
    }

    /** For a font that is not in the file PDFBox takes the names of another one, with another order. */
    private static boolean isNamed(PDType0Font font, int code) {
        PDCIDSystemInfo characters = font.getDescendantFont().getCIDSystemInfo();
        boolean byPlace = !font.isEmbedded()
                && !font.getCOSObject().containsKey(COSName.TO_UNICODE)
                && characters != null
                && "Identity".equals(characters.getOrdering());
        return !byPlace && font.toUnicode(code) != null;
    }

    private static UnnamedGlyph symbol(int glyph) {
        int code = glyph < UPPER_HALF ? glyph - FIRST + 0x20 : glyph - UPPER_HALF + 0xA1;
        boolean known = SymbolEncoding.INSTANCE.getCodeToNameMap().containsKey(code);
        return glyph >= FIRST && known ? new UnnamedGlyph(SYMBOL, code) : null;
    }

    private static UnnamedGlyph latin(int glyph) {
        if (glyph < FIRST || glyph >= WGL4Names.NUMBER_OF_MAC_GLYPHS) {
            return null;
        }
        String name = WGL4Names.getGlyphName(glyph);
        Integer latin = code(StandardEncoding.INSTANCE, name);
        if (latin != null) {
            return new UnnamedGlyph(LATIN, latin);
        }
        Integer symbol = code(SymbolEncoding.INSTANCE, name);
        return symbol == null ? null : new UnnamedGlyph(SYMBOL, symbol);
    }

    private static Integer code(Encoding encoding, String name) {
        Map<String, Integer> codes = encoding.getNameToCodeMap();
        return codes.get(name);
    }
}
