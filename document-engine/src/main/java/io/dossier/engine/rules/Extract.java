package io.dossier.engine.rules;

import io.dossier.engine.instructions.Instruction.Order;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes the value that a rule asks for, in the source's own words. Places that may answer are looked for by label, by
 * row and column, under headings and in sentences; where the best ones differ nothing is written and they are named.
 */
record Extract(SectionWork work, int position) {

    /** Below this nothing is written. */
    private static final double LEAST = 0.5;
    /** Answers of one kind nearer than this are equally good. */
    private static final double TIE = 0.05;
    /** A cell this sure counts more than any sentence. */
    private static final double SURE = 0.6;
    /** A different answer nearer than this casts doubt. */
    private static final double DOUBT = 0.15;

    private static final int NAMED = 3;

    Draft apply(RuleSpec rule) {
        String asked = rule.description();
        Question question =
                new Question(asked == null || asked.isBlank() ? work.section().title() : asked);
        List<Answer> answers = answers(question);
        List<Answer> good =
                answers.stream().filter(answer -> answer.score() >= LEAST).toList();
        if (good.isEmpty()) {
            return nothing("No source states \"" + question.text() + "\" clearly enough." + nearest(answers));
        }
        Answer best = good.get(0);
        List<Answer> rivals = good.stream()
                .filter(answer -> answer.kind() == best.kind() && best.score() - answer.score() < TIE)
                .filter(answer -> !answer.agrees(best))
                .toList();
        if (!rivals.isEmpty()) {
            List<Answer> named = new ArrayList<>(List.of(best));
            named.addAll(rivals);
            return nothing("The sources answer \"" + question.text() + "\" in different ways; nothing is written."
                    + nearest(named));
        }
        return written(best, good, question.kind() != Facts.Kind.TEXT);
    }

    private List<Answer> answers(Question question) {
        List<Answer> answers = new ArrayList<>();
        answers.addAll(new LabelFinder(question, work.sources()).find());
        answers.addAll(new CellFinder(question, work.sources()).find());
        answers.addAll(new UnderHeadingFinder(question, work.sources()).find());
        if (answers.stream().noneMatch(answer -> question.isResult() && answer.score() >= SURE)) {
            answers.addAll(new SentenceFinder(question, work.sources()).find());
        } else {
            // What came of a study stands in its tables; texts mostly say what was planned.
            new SentenceFinder(question, work.sources())
                    .find().stream().map(Answer::behindTables).forEach(answers::add);
        }
        answers.sort(Comparator.comparing((Answer answer) -> -answer.score()));
        return answers;
    }

    private Draft written(Answer best, List<Answer> good, boolean exact) {
        boolean valueOnly = work.limits().last(Order.VALUE_ONLY).isPresent();
        List<Quote> quotes = valueOnly
                ? best.quotes().subList(best.quotes().size() - 1, best.quotes().size())
                : best.quotes();
        TracedBlock block = work.writer(position).paragraph(quotes, best.separators());
        List<Answer> different = good.stream()
                .filter(answer -> exact && !answer.agrees(best) && best.score() - answer.score() < DOUBT)
                .toList();
        String differing = different.isEmpty() ? "" : " Elsewhere the sources say otherwise." + nearest(different);
        long others =
                good.stream().skip(1).filter(answer -> answer.agrees(best)).count();
        String agreed = others == 0 ? "" : " " + others + " more " + (others == 1 ? "place agrees." : "places agree.");
        String why = best.kind().words() + ": " + named(best) + "." + agreed + differing + " " + work.scopeEffects();
        double confidence = best.kind().confidence() + (others > 0 ? 0.05 : 0) - (different.isEmpty() ? 0 : 0.2);
        return new Draft(List.of(block), why.strip(), Math.round(confidence * 100) / 100.0, best.value());
    }

    private Draft nothing(String why) {
        return Draft.nothing((why + " " + work.scopeEffects()).strip());
    }

    private String nearest(List<Answer> answers) {
        return answers.isEmpty()
                ? ""
                : " Nearest: "
                        + answers.stream()
                                .map(this::named)
                                .distinct()
                                .limit(NAMED)
                                .collect(Collectors.joining("; "))
                        + ".";
    }

    private String named(Answer answer) {
        return answer.named(work.sources()
                .block(answer.quotes().get(answer.quotes().size() - 1).ref()));
    }
}
