package io.dossier.engine.templates;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Bracketed prompts such as {@code <Enter title>}, {@code [Sponsor]} or <code>{optional text}</code>. Reference numbers
 * ({@code [12]}), brackets of a sentence, comparisons ({@code p < 0.05}) and unpaired brackets are text; an unpaired curly one is no
 * prose: what it encloses begins or ends in another paragraph, or was forgotten.
 */
public final class Prompts {

    private static final int LONGEST = 600;
    private static final String OPEN = "<[{(";
    private static final String CLOSE = ">]})";
    private static final Pattern REQUEST = Pattern.compile("(?i)\\((insert|enter|specify|type|click) .{1,80}\\)");

    /** Characters from {@code from} up to, not including, {@code to}. */
    public record Range(int from, int to) {

        /** Whether it asks for nothing: a bracket whose other half is missing. */
        boolean isHalf() {
            return to - from == 1;
        }
    }

    private Prompts() {}

    /** The outermost prompts of a text, in order. */
    public static List<Range> in(String text) {
        List<Range> found = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            int end = OPEN.indexOf(text.charAt(i)) < 0 ? -1 : end(text, i);
            if (end > 0 && isPrompt(text, i, end)) {
                found.add(new Range(i, end));
                i = end - 1;
            } else if (end < 0 && text.charAt(i) == '{' || text.charAt(i) == '}') {
                found.add(new Range(i, i + 1));
            }
        }
        return found;
    }

    /** The text without its prompts. */
    public static String without(String text) {
        StringBuilder left = new StringBuilder();
        int at = 0;
        for (Range range : in(text)) {
            left.append(text, at, range.from());
            at = range.to();
        }
        return left.append(text, at, text.length()).toString();
    }

    private static int end(String text, int start) {
        List<Integer> open = new ArrayList<>();
        int last = Math.min(text.length(), start + LONGEST);
        for (int i = start; i < last; i++) {
            int kind = OPEN.indexOf(text.charAt(i));
            if (kind >= 0 && (i == start || kind > 0 || startsPrompt(text, i))) {
                open.add(kind);
            } else if (CLOSE.indexOf(text.charAt(i)) == open.get(open.size() - 1)) {
                open.remove(open.size() - 1);
                if (open.isEmpty()) {
                    return i + 1;
                }
            }
        }
        return -1;
    }

    private static boolean isPrompt(String text, int from, int to) {
        return switch (text.charAt(from)) {
            case '{' -> true;
            case '(' -> REQUEST.matcher(text.substring(from, to)).matches();
            case '<' -> startsPrompt(text, from);
            default ->
                text.substring(from + 1, to - 1).codePoints().anyMatch(c -> Character.isLetter(c) || c == '#')
                        && !text.substring(from, to).matches("\\[(sic|\\d.*|[ivx]+|et al\\.?)]");
        };
    }

    private static boolean startsPrompt(String text, int at) {
        if (at + 1 >= text.length()) {
            return false;
        }
        char next = text.charAt(at + 1);
        return Character.isLetter(next) || next == '#' || OPEN.indexOf(next) >= 0;
    }
}
