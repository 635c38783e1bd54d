package io.dossier.engine.rules;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Note;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.numbers.Figure;
import io.dossier.engine.numbers.Figures;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import io.dossier.engine.routing.Wordings;
import io.dossier.engine.sentences.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Sentences that state the value: with all of the question's words, or in the fact's own phrases. */
final class SentenceFinder {

    private static final double BASE = 0.4;
    private static final double CUE = 0.2;
    private static final double WORDS = 0.12;
    private static final double SHORT = 0.06;
    private static final double WRONG_TIME = 0.2;
    private static final int LONGEST = 80;
    private static final int SHORT_WORDS = 30;
    /** A figure this near to one of the question's words, in words, speaks of it. */
    private static final int NEAR = 5;

    private static final double PART = 0.1;
    /** A clause that defines something names it within so many characters. */
    private static final int EARLY = 24;

    private static final Pattern EACH = Pattern.compile(
            "(?i)\\b(?:each|per)\\s+(?:of\\s+)?(?:the\\s+)?(?:\\S+\\s+)?(?:treatment\\s+)?(?:group|arm)");
    private static final Pattern TOTAL = Pattern.compile("(?i)\\btotal\\b");
    private static final Pattern VERB =
            Pattern.compile("^(?: (?!and |or )\\S+){0,3} (?:is|are|was|were|will be|include|consist)\\b");
    private static final Pattern ORDINAL = Pattern.compile(
            "(?i)\\b(?:weeks?|visits?|days?|months?|tables?|sections?|figures?|templates?|attachments?|appendix|page|grade|"
                    + "period|item|step|version|type|phase|each of|each of the|fewer than|more than|less than)\\s*$");
    private static final Pattern PART_OF = Pattern.compile("^\\s+of\\s+(?:the\\s+)?\\d");
    private static final Pattern FUTURE = Pattern.compile(
            "\\b(?:will|shall|is planned|are planned|planned|approximately|to be)\\b", Pattern.CASE_INSENSITIVE);

    private final Question question;
    private final Sources sources;

    SentenceFinder(Question question, Sources sources) {
        this.question = question;
        this.sources = sources;
    }

    List<Answer> find() {
        List<Answer> answers = new ArrayList<>();
        if (question.kind() == Facts.Kind.NAME) {
            return answers;
        }
        for (RoutedSource source : sources.all()) {
            for (Block block : source.model().blocks()) {
                if (block instanceof Paragraph || block instanceof ListItem || block instanceof Note) {
                    find(new BlockRef(source.source(), block.index()), block, answers);
                }
            }
        }
        return answers;
    }

    private void find(BlockRef ref, Block block, List<Answer> answers) {
        for (Sentence sentence : sources.texts().sentences(block)) {
            String text = sentence.in(block.text());
            double score = score(text);
            if (score > 0) {
                Quote quote = Quote.characters(ref, block, sentence.from(), sentence.to());
                answers.add(new Answer(List.of(quote), List.of(), value(text), Answer.Kind.SENTENCE, score));
            }
        }
    }

    private double score(String sentence) {
        String words = sources.texts().plain(sentence);
        boolean complete = !question.words().isEmpty()
                && question.words().stream().allMatch(word -> words.contains(" " + word + " "));
        boolean cue = question.isOnlyFact(Set.of())
                && question.fact().get().cues().stream().anyMatch(words::contains);
        if (!cue && !complete) {
            return 0;
        }
        boolean number = question.kind() == Facts.Kind.NUMBER || question.kind() == Facts.Kind.TIME;
        int length = sentence.split("\\s+").length;
        if (length > LONGEST || number && figure(sentence) == null || !number && !defines(sentence)) {
            return 0;
        }
        double score = BASE + (cue ? CUE : 0) + (complete ? WORDS : 0) + (length <= SHORT_WORDS ? SHORT : 0);
        if (question.kind() == Facts.Kind.NUMBER) {
            score -= FUTURE.matcher(sentence).find() == question.planned() ? 0 : WRONG_TIME;
            score -= EACH.matcher(sentence).find() && !TOTAL.matcher(sentence).find() && !question.eachGroup()
                    ? PART
                    : 0;
        }
        return score;
    }

    /** Whether a clause begins with what is asked for, or in one of the fact's phrases, and goes on to say what it is. */
    private boolean defines(String sentence) {
        for (String clause : sentence.split("[,;:]\\s")) {
            String words = sources.texts().plain(clause);
            String own = question.words().stream().map(word -> " " + word).collect(Collectors.joining());
            int at = own.isEmpty() ? -1 : words.indexOf(own + " ");
            boolean stated = at >= 0
                    && at <= EARLY
                    && VERB.matcher(words.substring(at + own.length())).lookingAt();
            if (stated || question.isOnlyFact(Set.of()) && isCue(words)) {
                return true;
            }
        }
        return false;
    }

    private boolean isCue(String clause) {
        return question.fact().get().cues().stream().anyMatch(cue -> {
            int at = clause.indexOf(cue);
            return at >= 0 && (at <= EARLY || cue.startsWith(" as ")) && !clause.startsWith(cue + "based ", at);
        });
    }

    /** The bare value: the figure nearest to the question's words, else the whole sentence. */
    private String value(String sentence) {
        Figure figure = question.kind() == Facts.Kind.TEXT ? null : figure(sentence);
        if (figure == null) {
            return sentence.strip();
        }
        return (figure.in(sentence) + (figure.unit().isEmpty() ? "" : " " + figure.unit())).strip();
    }

    private Figure figure(String sentence) {
        if (TOTAL.matcher(sentence).find() && !question.eachGroup() && question.people()) {
            Figure total = nearest(sentence, word -> word.equalsIgnoreCase("total"));
            if (total != null) {
                return total;
            }
        }
        return nearest(sentence, this::speaks);
    }

    private Figure nearest(String sentence, Predicate<String> speaks) {
        Figure nearest = null;
        int least = NEAR + 1;
        for (Figure figure : Figures.in(sentence)) {
            int distance = isPossible(sentence, figure) ? distance(sentence, figure, speaks) : least;
            if (distance < least) {
                nearest = figure;
                least = distance;
            }
        }
        return nearest;
    }

    /** Not the number of a week or table, nor the part in "1 of 3"; with a unit of time only for a duration. */
    private boolean isPossible(String sentence, Figure figure) {
        boolean countable = figure.kind() == Figure.Kind.NUMBER || figure.kind() == Figure.Kind.PERCENTAGE;
        boolean time = Question.TIMES.contains(figure.unit());
        boolean fits = question.kind() == Facts.Kind.TIME ? time : figure.unit().isEmpty() || !question.isCount();
        return countable
                && fits
                && !ORDINAL.matcher(sentence.substring(0, figure.from())).find()
                && !PART_OF.matcher(sentence.substring(figure.to())).lookingAt();
    }

    /** Words between the figure and the nearest of the question's or of "participant". */
    private int distance(String sentence, Figure figure, Predicate<String> speaks) {
        String[] before = sentence.substring(0, figure.from()).strip().split("\\s+");
        String[] after = sentence.substring(figure.to()).strip().split("\\s+");
        for (int i = 0; i <= NEAR; i++) {
            boolean ahead = i < after.length && speaks.test(after[i].replaceAll("\\W+$", ""));
            boolean behind = i < before.length && speaks.test(before[before.length - 1 - i]);
            if (ahead || behind) {
                return i;
            }
        }
        return NEAR + 1;
    }

    private boolean speaks(String word) {
        String plain = Wordings.ofText(word).strip();
        return question.words().contains(plain)
                || plain.equals("participant") && question.people()
                || plain.length() > 3
                        && question.fact().isPresent()
                        && question.fact().get().cues().stream().anyMatch(cue -> cue.contains(" " + plain + " "));
    }
}
