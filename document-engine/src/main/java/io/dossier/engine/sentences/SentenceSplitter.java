package io.dossier.engine.sentences;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Splits English text into sentences by rules: a full stop, question or exclamation mark, with closing brackets and
 * quotes, followed by white space and something a sentence starts with.
 */
public final class SentenceSplitter {

    private static final Pattern END = Pattern.compile("[.!?][)\\]\"'”’]*(?=\\s)");
    private static final Pattern LAST_WORD = Pattern.compile("[\\p{L}\\p{N}.&/-]+$");

    /** Lower case, without the last full stop. */
    private static final Set<String> ABBREVIATIONS = Set.of(
            "e.g", "i.e", "eg", "ie", "vs", "cf", "ca", "approx", "resp", "incl", "excl", "al", "fig", "figs", "no",
            "nos", "sec", "sect", "ref", "refs", "vol", "pp", "p", "ed", "eds", "dr", "drs", "prof", "mr", "mrs", "ms",
            "st", "jr", "sr", "inc", "ltd", "co", "corp", "dept", "univ", "u.s", "u.k", "e.u", "ph.d", "m.d", "m.sc",
            "b.i.d", "t.i.d", "q.i.d", "q.d", "p.o", "i.v", "s.c", "i.m", "a.m", "p.m", "max", "min", "temp", "art",
            "para", "app", "tab", "ver", "rev", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct",
            "nov", "dec");

    /** Abbreviations that may well end a sentence: a capital after them starts a new one. */
    private static final Set<String> MAY_END = Set.of(
            "b.i.d", "t.i.d", "q.i.d", "q.d", "p.o", "i.v", "s.c", "i.m", "a.m", "p.m", "inc", "ltd", "co", "corp",
            "u.s", "u.k", "no", "min", "max");

    private SentenceSplitter() {}

    /** The sentences of a text in order; none for a blank text. */
    public static List<Sentence> split(String text) {
        List<Sentence> sentences = new ArrayList<>();
        int start = skipSpace(text, 0);
        Matcher end = END.matcher(text);
        while (start < text.length() && end.find()) {
            int next = skipSpace(text, end.end());
            if (end.start() >= start && next < text.length() && isBoundary(text, end.start(), next)) {
                sentences.add(new Sentence(start, end.end()));
                start = next;
            }
        }
        int last = trimmedEnd(text);
        if (start < last) {
            sentences.add(new Sentence(start, last));
        }
        return List.copyOf(sentences);
    }

    private static boolean isBoundary(String text, int mark, int next) {
        if (!startsSentence(text, next)) {
            return false;
        }
        if (text.charAt(mark) != '.') {
            return true;
        }
        String word = wordBefore(text, mark);
        if (isInitial(word)) {
            return false;
        }
        if (ABBREVIATIONS.contains(word.toLowerCase(Locale.ROOT))) {
            return MAY_END.contains(word.toLowerCase(Locale.ROOT)) && Character.isUpperCase(text.charAt(next));
        }
        return !isListNumber(text, mark, word);
    }

    private static boolean startsSentence(String text, int at) {
        int letter = at;
        while (letter < text.length() && "([\"'“‘•–-".indexOf(text.charAt(letter)) >= 0) {
            letter++;
        }
        return letter < text.length()
                && (Character.isUpperCase(text.charAt(letter)) || Character.isDigit(text.charAt(letter)));
    }

    private static String wordBefore(String text, int mark) {
        Matcher word = LAST_WORD.matcher(text).region(Math.max(0, mark - 40), mark);
        return word.find() ? word.group() : "";
    }

    /** A single capital such as in "J. Smith"; "vitamin K." at the end of a sentence is taken for one, by intent. */
    private static boolean isInitial(String word) {
        return word.length() == 1 && Character.isUpperCase(word.charAt(0));
    }

    /** "1. Word" at the start of a text or line is an item's number, not a sentence. */
    private static boolean isListNumber(String text, int mark, String word) {
        int before = mark - word.length() - 1;
        boolean atStart = before < 0 || text.charAt(before) == '\n';
        return atStart && !word.isEmpty() && word.chars().allMatch(c -> Character.isDigit(c) || c == '.');
    }

    private static int skipSpace(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static int trimmedEnd(String text) {
        int end = text.length();
        while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }
}
