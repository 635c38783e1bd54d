package io.dossier.engine.reading;

/** Characters of the fonts Symbol and Wingdings that arrive as codes of the private use area. */
public final class SymbolFont {

    private static final String SYMBOL_20 =
            " !∀#∃%&∍()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_" + "‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼";
    private static final String SYMBOL_A0 = "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…│─↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓";
    private static final int PRIVATE = 0xF000;

    private SymbolFont() {}

    /** The text with private codes replaced; {@code font} is the font's name as the PDF has it. */
    public static String decode(String text, String font) {
        if (text.codePoints().noneMatch(c -> c >= PRIVATE + 0x20 && c <= PRIVATE + 0xFF)) {
            return text;
        }
        boolean dingbats = font.contains("Wingdings");
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> out.appendCodePoint(dingbats ? dingbat(c) : symbol(c)));
        return out.toString();
    }

    private static int symbol(int code) {
        int low = code - PRIVATE;
        if (low >= 0x20 && low - 0x20 < SYMBOL_20.length()) {
            return SYMBOL_20.charAt(low - 0x20);
        }
        return low >= 0xA0 && low - 0xA0 < SYMBOL_A0.length() ? SYMBOL_A0.charAt(low - 0xA0) : code;
    }

    private static int dingbat(int code) {
        return switch (code - PRIVATE) {
            case 0x6F, 0xA8, 0x71, 0x72 -> '□';
            case 0xFE, 0x78, 0xFD -> '☒';
            case 0xFC -> '✓';
            case 0xD8 -> '➢';
            case 0xE0 -> '→';
            case 0xDF -> '←';
            default -> code > PRIVATE ? '•' : code;
        };
    }
}
