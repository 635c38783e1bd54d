package io.dossier.engine.reading.rtf;

import com.rtfparserkit.rtf.Command;
import io.dossier.engine.reading.SymbolFont;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Characters that RTF writes as commands, as fields, or as codes of a font with symbols. */
final class RtfCharacters {

    private static final Pattern SYMBOL_FIELD =
            Pattern.compile("(?i)^\\s*SYMBOL\\s+(\\d{1,3})\\b(?:.*\\\\f\\s*\"?([A-Za-z ]+))?.*$");
    private static final int PRIVATE = 0xF000;

    private final Map<Integer, String> fonts = new HashMap<>();
    private final StringBuilder name = new StringBuilder();
    private int defined;

    /** The character; empty for a command that is none. */
    static String of(Command command) {
        return switch (command) {
            case emdash -> "—";
            case endash -> "–";
            case bullet -> "•";
            case lquote -> "‘";
            case rquote -> "’";
            case ldblquote -> "“";
            case rdblquote -> "”";
            case nonbreakinghyphen -> "-";
            case emspace, enspace, qmspace, nonbreakingspace -> " ";
            default -> "";
        };
    }

    /** The font table starts to tell of this font. */
    void define(int font) {
        defined = font;
        name.setLength(0);
    }

    /** More of the name of the font that is being told of; a semicolon ends it. */
    void fontName(String more) {
        if (name.length() < 100) {
            name.append(more);
            fonts.put(defined, name.toString().replace(";", "").strip());
        }
    }

    /** The text as it looks in this font. */
    String inFont(String text, int font) {
        String known = fonts.getOrDefault(font, "");
        boolean symbols = known.equals("Symbol") || known.startsWith("Wingdings");
        return SymbolFont.decode(symbols ? asPrivate(text) : text, known);
    }

    /** The character that a field inserts; empty for a field that inserts none. */
    static String ofField(String instruction) {
        Matcher symbol = SYMBOL_FIELD.matcher(instruction);
        if (!symbol.matches()) {
            return "";
        }
        String code = Character.toString(Integer.parseInt(symbol.group(1)) & 0xFF);
        return symbol.group(2) == null ? code : SymbolFont.decode(asPrivate(code), symbol.group(2));
    }

    private static String asPrivate(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> out.appendCodePoint(c > ' ' && c <= 0xFF ? PRIVATE + c : c));
        return out.toString();
    }
}
