package io.dossier.engine.numbers;

import io.dossier.engine.numbers.Figure.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the figures of a text. */
public final class Figures {

    private static final String MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?";
    private static final String DATE = "\\d{4}-\\d{2}-\\d{2}(?!\\d)|\\d{1,2}[ -]?" + MONTH + "[ -]?\\d{4}(?!\\d)|\\b"
            + MONTH + "\\s\\d{1,2},?\\s\\d{4}(?!\\d)|\\d{1,2}/\\d{1,2}/\\d{2,4}(?!\\d)";
    /** Letters with digits, joined by hyphens and the like; dotted numbers of sections; times and ratios. */
    private static final String NAME =
            "\\p{L}[\\p{L}\\d]*(?:[-_/]?[\\p{L}\\d]+)*|\\d+(?:\\.\\d+){2,}|\\d+:\\d+(?::\\d+)?";

    private static final String DIGITS =
            "\\d{1,3}(?:[,\\u00a0\\u2009\\u202f]\\d{3})+(?:[.·]\\d+)?(?!\\d)|\\d+(?:[.·]\\d+)?|\\.\\d+";
    private static final Pattern FIGURE = Pattern.compile(
            "(?<date>" + DATE + ")|(?<name>" + NAME + ")|(?<number>" + DIGITS + ")",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    private static final Pattern TABLE_NUMBER = Pattern.compile("(\\d+)-(\\d+\\.\\d+)(?![\\d.])");
    private static final Pattern PER_CENT = Pattern.compile("\\s?%");
    private static final Pattern UNIT = Pattern.compile("[\\s\\u00a0]?-?(" + Units.PATTERN + ")(?![\\p{L}\\d])");

    private Figures() {}

    /** The figures of a text in order. */
    public static List<Figure> in(String text) {
        List<Figure> figures = new ArrayList<>();
        Matcher matcher = FIGURE.matcher(text);
        int at = 0;
        while (at < text.length() && matcher.find(at)) {
            Figure figure = figure(text, matcher);
            if (figure != null) {
                figures.add(figure);
            }
            at = figure == null ? matcher.end() : Math.max(figure.to(), matcher.end());
        }
        return List.copyOf(figures);
    }

    private static Figure figure(String text, Matcher matcher) {
        if (matcher.group("date") != null) {
            String date = matcher.group().toLowerCase(Locale.ROOT).replaceAll("[\\s.,-]+", " ");
            return new Figure(matcher.start(), matcher.end(), Kind.DATE, date, "");
        }
        if (matcher.group("name") != null) {
            return name(matcher.start(), matcher.group());
        }
        Matcher table = TABLE_NUMBER.matcher(text).region(matcher.start(), text.length());
        if (table.lookingAt() && descends(table)) {
            return name(matcher.start(), table.group());
        }
        return number(text, matcher.start(), matcher.end());
    }

    /** A word without digits is no figure. */
    private static Figure name(int start, String word) {
        return word.chars().noneMatch(c -> c >= '0' && c <= '9')
                ? null
                : new Figure(start, start + word.length(), Kind.NAME, word.toUpperCase(Locale.ROOT), "");
    }

    /** 14-3.01 numbers a table; 1-3.5 is a range. */
    private static boolean descends(Matcher table) {
        return new BigDecimal(table.group(2)).compareTo(new BigDecimal(table.group(1))) < 0;
    }

    private static Figure number(String text, int start, int end) {
        boolean negative = isSigned(text, start);
        String digits = text.substring(start, end)
                .replaceAll("[,\\u00a0\\u2009\\u202f]", "")
                .replace('·', '.');
        BigDecimal value = new BigDecimal(digits).stripTrailingZeros();
        String exact = (negative ? value.negate() : value).toPlainString();
        int from = negative ? start - 1 : start;
        Matcher perCent = PER_CENT.matcher(text).region(end, text.length());
        if (perCent.lookingAt()) {
            return new Figure(from, perCent.end(), Kind.PERCENTAGE, exact, "");
        }
        Matcher unit = UNIT.matcher(text).region(end, text.length());
        return new Figure(from, end, Kind.NUMBER, exact, unit.lookingAt() ? Units.plain(unit.group(1)) : "");
    }

    /** A minus sign belongs to the number unless it joins it to what stands before. */
    private static boolean isSigned(String text, int start) {
        if (start == 0 || "-−–".indexOf(text.charAt(start - 1)) < 0) {
            return false;
        }
        return start == 1
                || !Character.isLetterOrDigit(text.charAt(start - 2)) && ")%".indexOf(text.charAt(start - 2)) < 0;
    }
}
