package io.dossier.engine.routing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Brings headings and passages to one form, in which case, spelling, plurals, placeholders, numbering and the field's
 * synonyms make no difference.
 */
public final class Wordings {

    private static final Pattern PLACEHOLDER = Pattern.compile("<[^>]*>|\\[[^\\]]*\\]|[{}]");
    private static final Pattern BRACKETS = Pattern.compile("\\([^)]*\\)");
    private static final Pattern NUMBERING =
            Pattern.compile("^\\s*(?:\\d+(?:\\.\\d+)*\\.?|[A-Z]\\.(?:\\d+\\.?)*)\\s+(?=\\S)");
    private static final Pattern APPENDIX = Pattern.compile(
            "^\\s*(?:appendix|attachment|annex)\\b\\s*(?:[A-Z]{0,6}[\\d.]*\\b)?\\s*[:.–-]?\\s+(?=\\S)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern AMERICAN = Pattern.compile("([a-z]{3})iz(e|ed|es|er|ing|ation|ations)\\b");
    private static final Pattern NOT_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final Set<String> STOP_WORDS = Set.of(
            "a", "an", "the", "of", "and", "or", "for", "to", "in", "on", "with", "by", "at", "as", "its", "their",
            "be", "is", "are", "this");

    private static final Map<String, String> SYNONYMS = synonyms();
    private static final Pattern SYNONYM = Pattern.compile(
            SYNONYMS.keySet().stream().map(Pattern::quote).collect(Collectors.joining("|", "(?<= )(?:", ")(?= )")));

    private Wordings() {}

    /** The words of a heading that carry its meaning, in order. */
    public static List<String> ofHeading(String heading) {
        String title = PLACEHOLDER.matcher(heading.replace("(s)", "s")).replaceAll(" ");
        String bare = BRACKETS.matcher(title).replaceAll(" ");
        String kept = bare.isBlank() ? title : bare;
        kept = APPENDIX.matcher(NUMBERING.matcher(kept).replaceFirst("")).replaceFirst("");
        List<String> words = new ArrayList<>(Arrays.asList(ofText(kept).strip().split(" ")));
        words.removeIf(word -> word.isEmpty() || STOP_WORDS.contains(word));
        return List.copyOf(words);
    }

    /** A passage's words, each between spaces, the first and last too. */
    public static String ofText(String text) {
        String lower = AMERICAN.matcher(text.toLowerCase(Locale.ROOT)).replaceAll("$1is$2");
        String plain = NOT_WORD.matcher(lower).replaceAll(" ").strip();
        return withSynonyms(singular(plain));
    }

    private static String singular(String text) {
        return Arrays.stream(text.split(" ")).map(Wordings::singularWord).collect(Collectors.joining(" ", " ", " "));
    }

    private static String singularWord(String word) {
        if (word.length() < 4 && !word.equals("aes")) {
            return word;
        }
        if (word.equals("criteria")) {
            return "criterion";
        }
        if (word.endsWith("yses")) {
            return word.substring(0, word.length() - 2) + "is";
        }
        if (word.endsWith("ies")) {
            return word.substring(0, word.length() - 3) + "y";
        }
        boolean plural = word.endsWith("s") && !word.endsWith("ss") && !word.endsWith("us") && !word.endsWith("is");
        return plural ? word.substring(0, word.length() - 1) : word;
    }

    private static String withSynonyms(String spaced) {
        Matcher matcher = SYNONYM.matcher(spaced);
        return matcher.replaceAll(match -> Matcher.quoteReplacement(SYNONYMS.get(match.group())));
    }

    /** Longer phrases first, so that "study drug" is not read as "study". */
    private static Map<String, String> synonyms() {
        Map<String, String> sorted = new LinkedHashMap<>();
        Lines.of("synonyms.tsv").stream()
                .sorted(Comparator.comparingInt((String[] pair) -> -pair[0].length()))
                .forEach(pair -> sorted.put(pair[0], pair[1]));
        return sorted;
    }
}
