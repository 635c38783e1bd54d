package io.dossier.engine.reading.rtf;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which styles are headings, by their name. */
final class RtfStyles {

    private static final Pattern HEADING = Pattern.compile("(?i)^heading\\s*([1-9])\\b.*$");

    private final Map<Integer, Integer> levels = new HashMap<>();
    private final StringBuilder name = new StringBuilder();
    private int defined;

    /** The style sheet starts to tell of this style. */
    void define(int style) {
        defined = style;
        name.setLength(0);
    }

    /** More of the name of the style that is being told of; a semicolon ends it. */
    void name(String more) {
        if (name.length() > 100) {
            return;
        }
        name.append(more);
        Matcher heading = HEADING.matcher(name.toString().replace(";", "").strip());
        if (heading.matches()) {
            levels.putIfAbsent(defined, Integer.valueOf(heading.group(1)));
        }
    }

    /** Level from 1 for the top; 0 for text. */
    int level(int style) {
        return levels.getOrDefault(style, 0);
    }
}
