package io.dossier.engine.reading.pdf;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of a possible heading, its number taken off.
 *
 * @param number as printed without its last full stop; empty for none
 */
record HeadingText(String number, String title) {

    private static final Pattern NUMBERED =
            Pattern.compile("^((?:\\d{1,2}\\.)*\\d{1,2}|[A-Z](?:\\.\\d{1,2})+)\\.?\\s+(\\S.*)$");
    private static final Pattern APPENDIX = Pattern.compile(
            "^(?:protocol\\s+)?(?:appendix|appendices|attachment|annex|enclosure)(?:es|s)?(?:\\s+\\S{1,15})?(?:[:.\\s–-].*)?$");
    private static final Pattern LABEL = Pattern.compile("(?:appendix|attachment|annex|enclosure)\\s+[\\w.]+\\w");
    private static final Pattern CAPTION = Pattern.compile("^(?:table|figure|listing|text-table)\\s+\\S*\\d.*$");
    private static final Pattern ZONE = Pattern.compile(
            "^(?:(?:protocol |study |clinical study )?(?:synopsis|summary)|(?:list of )?abbreviations.*|(?:literature )?references"
                    + "|bibliography|(?:.* )?signature page|(?:protocol )?amendment history|summary of changes)$");
    private static final Pattern CONTINUED =
            Pattern.compile("(?i)[\\s(]+(?:cont\\.?|cont[’']d|continued|concluded)\\)?$");
    private static final Pattern LABELLED = Pattern.compile("^[^:]{1,30}:\\s\\S.*$");
    private static final int MAX_COMPONENT = 60;

    static HeadingText of(String text) {
        String plain = CONTINUED.matcher(text).replaceAll("");
        Matcher numbered = NUMBERED.matcher(plain);
        if (numbered.matches() && startsTitle(numbered.group(2)) && isPlausible(numbered.group(1))) {
            return new HeadingText(numbered.group(1), numbered.group(2));
        }
        return new HeadingText("", plain);
    }

    boolean isNumbered() {
        return !number.isEmpty();
    }

    int depth() {
        return number.split("\\.").length;
    }

    boolean isAppendix() {
        return number.isEmpty() && APPENDIX.matcher(lower()).matches();
    }

    /** Keyword and label, by which a repeated title is known. */
    String appendixLabel() {
        Matcher label = LABEL.matcher(lower());
        return label.find() ? label.group() : lower();
    }

    boolean isCaption() {
        return CAPTION.matcher(lower()).matches();
    }

    /** Titles that open a zone of the document whatever they look like. */
    boolean isZone() {
        return ZONE.matcher(lower()).matches();
    }

    int words() {
        return title.split("\\s+").length;
    }

    /** A sentence or its start, rather than a title. */
    boolean isSentence() {
        String bare = title.replaceAll("[\\s”\"’)]+$", "");
        return bare.isEmpty() || ".;,:-–".indexOf(bare.charAt(bare.length() - 1)) >= 0 || title.contains("___");
    }

    /** A name, a colon and what it says. */
    boolean isLabelled() {
        return LABELLED.matcher(title).matches();
    }

    private String lower() {
        return title.toLowerCase(Locale.ROOT);
    }

    private static boolean startsTitle(String title) {
        int first = title.codePointAt(0);
        return Character.isLetter(first) && !Character.isLowerCase(first) && title.length() > 1;
    }

    private static boolean isPlausible(String number) {
        for (String part : number.split("\\.")) {
            if (Character.isDigit(part.charAt(0)) && (Integer.parseInt(part) > MAX_COMPONENT || part.startsWith("0"))) {
                return false;
            }
        }
        return true;
    }
}
