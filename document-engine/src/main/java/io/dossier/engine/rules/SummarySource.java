package io.dossier.engine.rules;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import io.dossier.engine.routing.Wordings;
import io.dossier.engine.sentences.Sentence;
import io.dossier.engine.sentences.SentenceSplitter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The sentences that a summary may choose from: those that were routed to the section, else those of all sources that
 * have the words of the rule or the section.
 */
final class SummarySource {

    private static final int SHORTEST = 6;
    private static final int LONGEST = 60;
    private static final double RELEVANCE = 1.0;
    private static final double CENTRALITY = 0.4;
    private static final double POSITION = 0.3;
    private static final double DEPENDENT = 0.4;
    /** Least share of the asked words that a sentence outside the section's own passages must have. */
    private static final double LEAST_SHARE = 0.5;

    /** Words that lean on a sentence before. */
    private static final Pattern LEANS = Pattern.compile(
            "^(?:however|therefore|thus|these|those|this|it|they|such|moreover|furthermore|in addition|also|hence|then)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Set<String> SAY_NOTHING = Set.of(
            "summarise",
            "summary",
            "sentence",
            "word",
            "short",
            "brief",
            "write",
            "give",
            "describe",
            "most",
            "one",
            "two",
            "three",
            "four",
            "five",
            "section",
            "trial",
            "no",
            "more",
            "than",
            "use",
            "only",
            "rule");

    private final SectionWork work;
    private final Set<String> asked;
    private final boolean routed;
    private final List<Candidate> candidates = new ArrayList<>();

    private record Candidate(Quote quote, Set<String> words, boolean first, String heading, String label) {}

    SummarySource(SectionWork work, RuleSpec rule) {
        this.work = work;
        String description = rule.description() == null ? "" : rule.description();
        Set<String> described = words(description);
        this.asked = described.isEmpty() ? words(work.section().title()) : described;
        this.routed = !usable().isEmpty() && speakOfIt(usable());
        if (routed) {
            usable().forEach(this::add);
        } else {
            search();
        }
    }

    /** In the order of the sources. */
    List<RankedSentence> ranked() {
        Map<String, Integer> counts = new HashMap<>();
        candidates.forEach(candidate -> candidate.words().forEach(word -> counts.merge(word, 1, Integer::sum)));
        List<RankedSentence> ranked = new ArrayList<>();
        for (int i = 0; i < candidates.size(); i++) {
            Candidate candidate = candidates.get(i);
            double score = RELEVANCE * share(candidate.words())
                    + CENTRALITY * centrality(candidate, counts)
                    + POSITION * (candidate.first() ? 1 : 0)
                    + POSITION / (1 + i)
                    - (LEANS.matcher(candidate.quote().text()).find() ? DEPENDENT : 0);
            ranked.add(new RankedSentence(candidate.quote(), candidate.words(), i, score, candidate.label()));
        }
        return ranked;
    }

    /** By what the sentences come from: the section's own passages or a search. */
    double confidence() {
        return routed ? Math.min(0.8, work.assignment().evidence().confidence()) : 0.4;
    }

    String whyNothing() {
        return "No source sentence speaks of this. " + work.assignment().explanation();
    }

    private List<BlockRef> usable() {
        return work.assignment().blocks().stream()
                .filter(ref -> work.sources().all().stream()
                        .anyMatch(source -> source.source().equals(ref.source())))
                .toList();
    }

    /** Under headings that have the asked words; else sentences that have them, if they are words enough to go by. */
    private void search() {
        work.sources().all().forEach(this::addAll);
        List<Candidate> all = List.copyOf(candidates);
        candidates.removeIf(candidate -> share(words(candidate.heading())) < LEAST_SHARE);
        if (candidates.isEmpty() && asked.size() > 1) {
            all.stream()
                    .filter(candidate -> share(candidate.words()) > LEAST_SHARE)
                    .forEach(candidates::add);
        }
    }

    /** A rule may ask for something else than what its section's heading drew. */
    private boolean speakOfIt(List<BlockRef> passages) {
        Set<String> headings = new HashSet<>(words(work.section().title()));
        passages.forEach(ref -> headings.addAll(words(heading(work.sources().block(ref)))));
        return share(headings) >= LEAST_SHARE;
    }

    private void addAll(RoutedSource source) {
        for (Block block : source.model().blocks()) {
            if (!block.at().headingPath().isEmpty()) {
                add(new BlockRef(source.source(), block.index()));
            }
        }
    }

    private void add(BlockRef ref) {
        Block block = work.sources().block(ref);
        if (!(block instanceof Paragraph || block instanceof ListItem) || block instanceof Heading) {
            return;
        }
        boolean first = block instanceof Paragraph;
        for (Sentence sentence : SentenceSplitter.split(block.text())) {
            String text = sentence.in(block.text());
            int length = text.split("\\s+").length;
            if (length >= SHORTEST && length <= LONGEST && text.matches("(?s).*[.!?][)\"”]*$")) {
                Quote quote = Quote.characters(ref, block, sentence.from(), sentence.to());
                candidates.add(new Candidate(quote, words(text), first, heading(block), label(block)));
            }
            first = false;
        }
    }

    private double share(Set<String> words) {
        Set<String> found = new HashSet<>(asked);
        found.retainAll(words);
        return asked.isEmpty() ? 0 : (double) found.size() / asked.size();
    }

    /** How much of what the others speak of is in the sentence, from 0 to about 1. */
    private static double centrality(Candidate candidate, Map<String, Integer> counts) {
        double sum = candidate.words().stream()
                .mapToDouble(word -> counts.get(word) - 1)
                .sum();
        double most =
                counts.values().stream().mapToInt(count -> count - 1).max().orElse(0);
        return most == 0
                ? 0
                : Math.min(1, sum / (most * Math.sqrt(candidate.words().size() + 1)));
    }

    private static Set<String> words(String text) {
        Set<String> words = new HashSet<>(Wordings.ofHeading(text));
        words.removeAll(SAY_NOTHING);
        words.removeIf(word -> word.length() < 2);
        return words;
    }

    private static String heading(Block block) {
        List<String> path = block.at().headingPath();
        return path.isEmpty() ? "" : path.get(path.size() - 1);
    }

    private static String label(Block block) {
        String heading = heading(block);
        String page = block.at().page() == null ? "" : ", p. " + block.at().page();
        return (heading.isEmpty() ? "" : heading + ", ") + block.at().name() + page;
    }
}
