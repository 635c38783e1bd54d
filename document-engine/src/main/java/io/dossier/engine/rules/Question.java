package io.dossier.engine.rules;

import io.dossier.engine.numbers.Figure;
import io.dossier.engine.numbers.Figures;
import io.dossier.engine.routing.Wordings;
import io.dossier.engine.rules.Facts.Fact;
import io.dossier.engine.rules.Facts.Kind;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What an ExtractRule asks for. */
final class Question {

    private static final Pattern ORDERS = Pattern.compile(
            "^\\s*(?:please\\s+)?(?:extract|give|state|find|insert|get|what (?:is|was|were|are)|how many)\\b(?: the)?"
                    + "|[,;.(]?\\s*\\b(?:only the value|value only|from the\\b.*|from \\S+\\.(?:pdf|docx|csv|rtf|xlsx)\\b.*|according to\\b.*)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern COUNT = Pattern.compile(
            "\\b(?:number|count|how many|median|mean|average|percentage|proportion|rate|size|p-?value|sd|minimum|maximum|range)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern EACH = Pattern.compile(
            "\\b(?:each|per|by|every)\\s+(?:treatment\\s+|study\\s+)?(?:group|arm|treatment|dose)s?\\b|\\bgroups\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern PLANNED =
            Pattern.compile("\\b(?:planned|plan|target|to be|sample size|intended)\\b", Pattern.CASE_INSENSITIVE);
    private static final Set<String> SAY_NOTHING = Set.of(
            "number",
            "count",
            "participant",
            "trial",
            "value",
            "many",
            "how",
            "each",
            "per",
            "group",
            "arm",
            "every",
            "name",
            "clinical",
            "was",
            "were",
            "who",
            "due",
            "because",
            "reason",
            "did",
            "had",
            "have",
            "that",
            "which",
            "total",
            "overall",
            "all",
            "treatment",
            "person",
            "people");

    private static final Pattern SHELL = Pattern.compile("(?i)(?<![\\p{L}\\d])x{2,}|x\\.x|\\bxx");
    /** A value that is a number begins with it, or nearly so. */
    private static final int FIGURE_WITHIN = 15;
    /** Units of durations. */
    static final Set<String> TIMES = Set.of("day", "week", "month", "year", "hour");

    private final String text;
    private final Set<String> words = new LinkedHashSet<>();
    private final Fact fact;
    private final boolean people;

    Question(String description) {
        text = ORDERS.matcher(description).replaceAll(" ").strip();
        words.addAll(Wordings.ofHeading(text));
        Set<String> all = Set.copyOf(words);
        people = all.contains("participant");
        words.removeAll(SAY_NOTHING);
        if (words.isEmpty()) {
            words.addAll(all);
        }
        fact = Facts.asked(text).orElse(null);
    }

    String text() {
        return text;
    }

    /** Its words that carry meaning. */
    Set<String> words() {
        return words;
    }

    Optional<Fact> fact() {
        return Optional.ofNullable(fact);
    }

    Kind kind() {
        if (COUNT.matcher(text).find() && (fact == null || fact.kind() == Kind.TEXT)) {
            return Kind.NUMBER;
        }
        return fact == null ? Kind.TEXT : fact.kind();
    }

    /** Whether a cell or label's value has the form of the answer; the blanks of table shells have none. */
    boolean fits(String value) {
        if (SHELL.matcher(value).find()) {
            return false;
        }
        List<Figure> figures = Figures.in(value);
        return switch (kind()) {
            case NUMBER -> !figures.isEmpty() && figures.get(0).from() <= FIGURE_WITHIN;
            case TIME -> figures.stream().anyMatch(figure -> TIMES.contains(figure.unit()));
            case NAME -> value.chars().anyMatch(Character::isDigit) && value.split("\\s+").length <= 8;
            case TEXT -> value.chars().anyMatch(Character::isLetterOrDigit);
        };
    }

    /** Whether it asks for a known fact and nothing besides, some words being for columns. */
    boolean isOnlyFact(Set<String> columnWords) {
        if (fact == null) {
            return false;
        }
        Set<String> rest = new HashSet<>(words);
        rest.removeAll(columnWords);
        fact.asked()
                .forEach(phrase ->
                        rest.removeAll(Set.copyOf(Arrays.asList(phrase.strip().split(" ")))));
        return rest.isEmpty();
    }

    /** Whether things are counted, which have no unit. */
    boolean isCount() {
        return kind() == Kind.NUMBER && text.toLowerCase(Locale.ROOT).contains("number");
    }

    /** Whether people are counted. */
    boolean people() {
        return people && kind() == Kind.NUMBER;
    }

    /** Whether every treatment group is asked for. */
    boolean eachGroup() {
        return EACH.matcher(text).find();
    }

    /** Whether a number is asked for that the study brought about. */
    boolean isResult() {
        return kind() == Kind.NUMBER && !planned();
    }

    /** Whether what was planned is asked for, not what came of it. */
    boolean planned() {
        return PLANNED.matcher(text).find();
    }

    /** Whether a label is one that the value would have. */
    boolean isLabel(String label) {
        List<String> own = Wordings.ofHeading(label);
        if (own.isEmpty() || own.size() > 9) {
            return false;
        }
        if (own.equals(Wordings.ofHeading(text))) {
            return true;
        }
        return fact != null && fact.labels().contains(own);
    }
}
