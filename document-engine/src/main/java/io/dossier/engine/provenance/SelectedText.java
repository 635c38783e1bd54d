package io.dossier.engine.provenance;

import io.dossier.engine.model.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds out where a text came from that somebody has selected in a generated document. Lines and cells of the selection are
 * looked for one by one, without regard to case, spaces and the form of quotes and dashes. What stands in a block as it was
 * selected has score 1; an edited sentence less, by the share of words that it still has.
 */
public final class SelectedText {

    /** Least share of a selection's words that an edited sentence must have. */
    private static final double LEAST_WORDS = 0.6;

    private static final double EDITED = 0.9;
    /** Fewer words than these are in many sentences. */
    private static final int FEWEST_WORDS = 3;

    private final List<PlainText> parts;

    /** @param text as it was selected; cells of a row are separated by tabs */
    public SelectedText(String text) {
        this.parts = Stream.of(text.split("[\\n\\r]+"))
                .flatMap(line -> Stream.of(line, line.replace('\t', ' ')).distinct())
                .flatMap(line -> Stream.of(line.split("\t")))
                .map(PlainText::of)
                .filter(part -> !part.isEmpty())
                .distinct()
                .toList();
    }

    /**
     * A place that the selection came from.
     *
     * @param words of the source, as they stand in the document
     * @param from first character of what was selected in these words
     * @param to character behind its last one
     * @param score above 0, at most 1
     */
    public record Found(Origin origin, String words, int from, int to, double score) {}

    /** The places that are recorded for the selection, the surest first, then in the document's order. */
    public List<Found> in(List<GeneratedBlock> blocks) {
        List<Found> found = new ArrayList<>();
        for (GeneratedBlock block : blocks) {
            if (block.block() instanceof Table table) {
                inTable(block, table, found);
            } else {
                inSentences(block, found);
            }
        }
        Set<Origin> seen = new HashSet<>();
        return found.stream()
                .sorted(Comparator.comparingDouble((Found place) -> -place.score()))
                .filter(place -> seen.add(place.origin()))
                .toList();
    }

    /** How many of the selection's words a passage has, as a share of them; 0 for too short a selection. */
    public double shareIn(String passage) {
        Set<String> wanted = new LinkedHashSet<>();
        parts.forEach(part -> wanted.addAll(part.words()));
        if (wanted.size() < FEWEST_WORDS) {
            return 0;
        }
        Set<String> both = new LinkedHashSet<>(wanted);
        both.retainAll(PlainText.of(passage).words());
        return (double) both.size() / wanted.size();
    }

    private void inSentences(GeneratedBlock block, List<Found> found) {
        for (Origin origin : block.origins()) {
            String words = block.block().text().substring(origin.from(), origin.to());
            PlainText sentence = PlainText.of(words);
            for (PlainText part : parts) {
                part.match(sentence)
                        .ifPresent(match -> found.add(new Found(origin, words, match.from(), match.to(), 1)));
            }
            edited(sentence).ifPresent(score -> found.add(new Found(origin, words, 0, words.length(), score)));
        }
    }

    private Optional<Double> edited(PlainText sentence) {
        Set<String> words = sentence.words();
        return parts.stream()
                .map(part -> share(part.words(), words))
                .filter(share -> share >= LEAST_WORDS)
                .map(share -> share * EDITED)
                .max(Comparator.naturalOrder());
    }

    /** How many words both have, of those that the longer one has. */
    private static double share(Set<String> one, Set<String> other) {
        Set<String> both = new LinkedHashSet<>(one);
        both.retainAll(other);
        int most = Math.max(one.size(), other.size());
        return most < FEWEST_WORDS ? 0 : (double) both.size() / most;
    }

    /** Cells that were selected, alone or in the row that was. */
    private void inTable(GeneratedBlock block, Table table, List<Found> found) {
        for (Origin origin : block.origins()) {
            String words = table.rows().get(origin.row() - 1).cells().stream()
                    .filter(cell -> cell.column() == origin.column())
                    .map(Table.Cell::text)
                    .findFirst()
                    .orElse("");
            PlainText cell = PlainText.of(words);
            PlainText row = PlainText.of(row(table, origin.row()));
            boolean wholeRow = parts.stream().anyMatch(part -> part.equals(row));
            boolean alone = parts.stream().anyMatch(part -> part.equals(cell));
            if (wholeRow || alone) {
                boolean sure = wholeRow || parts.size() == 1;
                found.add(new Found(origin, words, 0, words.length(), sure ? 1 : EDITED));
            } else {
                parts.stream()
                        .flatMap(part -> part.inside(cell).stream())
                        .findFirst()
                        .ifPresent(match -> found.add(new Found(origin, words, match.from(), match.to(), 1)));
            }
        }
    }

    private static String row(Table table, int row) {
        StringBuilder text = new StringBuilder();
        table.rows().get(row - 1).cells().forEach(cell -> text.append(cell.text())
                .append(' '));
        return text.toString();
    }
}
