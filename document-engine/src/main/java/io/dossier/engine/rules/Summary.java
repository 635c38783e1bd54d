package io.dossier.engine.rules;

import io.dossier.engine.instructions.Instruction;
import io.dossier.engine.instructions.Instruction.Order;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Sums up by choosing sentences of the sources: near to the rule's and the section's words, early, and saying something
 * that the others do not say. They stand in the order of the sources, word for word.
 */
record Summary(SectionWork work, int position) {

    private static final int USUAL_SENTENCES = 5;
    /** A sentence this much like a chosen one says the same again. */
    private static final double SAME = 0.6;
    /** How much likeness to what is chosen counts against a sentence. */
    private static final double REDUNDANCY = 0.7;

    Draft apply(RuleSpec rule) {
        Optional<Instruction> sentences = work.limits().last(Order.SENTENCES);
        Optional<Instruction> words = work.limits().last(Order.WORDS);
        int most = sentences.map(Instruction::amount).orElse(words.isPresent() ? Integer.MAX_VALUE : USUAL_SENTENCES);
        int mostWords = words.map(Instruction::amount).orElse(Integer.MAX_VALUE);
        SummarySource source = new SummarySource(work, rule);
        List<RankedSentence> ranked = source.ranked();
        if (ranked.isEmpty()) {
            return Draft.nothing(source.whyNothing());
        }
        List<RankedSentence> chosen = choose(ranked, most, mostWords);
        if (chosen.isEmpty()) {
            return Draft.nothing("No sentence is short enough. " + bound(sentences, words));
        }
        chosen.sort(Comparator.comparingInt(RankedSentence::place));
        List<Quote> quotes = chosen.stream().map(RankedSentence::quote).toList();
        List<String> spaces = new ArrayList<>(Collections.nCopies(quotes.size(), " "));
        String why = chosen.size() + " of " + ranked.size() + " source sentences, unchanged, from "
                + chosen.stream().map(RankedSentence::label).distinct().collect(Collectors.joining("; ")) + ". "
                + bound(sentences, words) + work.scopeEffects();
        return Draft.of(List.of(work.writer(position).paragraph(quotes, spaces)), why.strip(), source.confidence());
    }

    private static String bound(Optional<Instruction> sentences, Optional<Instruction> words) {
        return sentences
                .or(() -> words)
                .map(order -> "Length because of " + order.quoted() + ". ")
                .orElse("At most " + USUAL_SENTENCES + " sentences, as nothing else is asked. ");
    }

    private static List<RankedSentence> choose(List<RankedSentence> ranked, int most, int mostWords) {
        List<RankedSentence> left = new ArrayList<>(ranked);
        List<RankedSentence> chosen = new ArrayList<>();
        int words = 0;
        while (!left.isEmpty() && chosen.size() < most) {
            RankedSentence best = left.stream()
                    .max(Comparator.comparingDouble((RankedSentence s) -> s.score() - REDUNDANCY * likeness(s, chosen))
                            .thenComparingInt(s -> -s.place()))
                    .orElseThrow();
            left.remove(best);
            if (likeness(best, chosen) < SAME && words + best.length() <= mostWords) {
                chosen.add(best);
                words += best.length();
            }
        }
        return chosen;
    }

    private static double likeness(RankedSentence sentence, List<RankedSentence> chosen) {
        return chosen.stream().mapToDouble(sentence::likeness).max().orElse(0);
    }
}
