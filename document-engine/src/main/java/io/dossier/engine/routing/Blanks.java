package io.dossier.engine.routing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Blanks for values in a title or rule, such as {@code [treatment]}, {@code <arm>} or {@code {SEX}}. */
final class Blanks {

    private static final Pattern BLANK = Pattern.compile("\\[([^\\]]{1,60})]|<([^>]{1,60})>|\\{([^}]{1,60})}");

    private Blanks() {}

    /** What the blanks are called, in order. */
    static List<String> names(String text) {
        List<String> names = new ArrayList<>();
        Matcher blank = BLANK.matcher(text);
        while (blank.find()) {
            names.add(name(blank));
        }
        return names;
    }

    /** The text without its blanks. */
    static String without(String text) {
        return BLANK.matcher(text).replaceAll(" ").strip();
    }

    /**
     * Fills every blank.
     *
     * @param value for blanks whose name is not known
     * @param byName by name in lower case
     */
    static String fill(String text, String value, Map<String, String> byName) {
        return BLANK.matcher(text)
                .replaceAll(blank ->
                        Matcher.quoteReplacement(byName.getOrDefault(name(blank).toLowerCase(Locale.ROOT), value)));
    }

    private static String name(MatchResult blank) {
        for (int group = 1; group <= 3; group++) {
            if (blank.group(group) != null) {
                return blank.group(group).strip();
            }
        }
        throw new IllegalStateException("A blank has one of its forms");
    }
}
