package io.dossier.engine.rules;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import io.dossier.engine.sentences.Sentence;
import java.util.ArrayList;
import java.util.List;

/** What stands under a heading of the fact's name: its first sentence, or the list that it leads. */
final class UnderHeadingFinder {

    private static final double SCORE = 0.75;
    /** Neither a sentence nor a list. */
    private static final double INCOMPLETE = 0.52;

    private static final int MOST_ITEMS = 10;

    private final Question question;
    private final Sources sources;

    UnderHeadingFinder(Question question, Sources sources) {
        this.question = question;
        this.sources = sources;
    }

    List<Answer> find() {
        List<Answer> answers = new ArrayList<>();
        if (question.kind() != Facts.Kind.TEXT) {
            return answers;
        }
        for (RoutedSource source : sources.all()) {
            List<Block> blocks = source.model().blocks();
            for (Block block : blocks) {
                if (block instanceof Heading heading && isNamed(heading)) {
                    under(source, blocks, heading.index() + 1, answers);
                }
            }
        }
        return answers;
    }

    /** By its own words, or where it only says "Primary" by its parent's too. */
    private boolean isNamed(Heading heading) {
        List<String> path = heading.at().headingPath();
        String above = path.isEmpty() ? "" : path.get(path.size() - 1).replaceFirst("^(?i)(?:study|trial)\\s+", "");
        return question.isLabel(heading.text()) || question.isLabel(heading.text() + " " + above);
    }

    private void under(RoutedSource source, List<Block> blocks, int at, List<Answer> answers) {
        if (at >= blocks.size() || !(blocks.get(at) instanceof Paragraph || blocks.get(at) instanceof ListItem)) {
            return;
        }
        List<Quote> quotes = new ArrayList<>();
        Block first = blocks.get(at);
        List<Sentence> sentences = sources.texts().sentences(first);
        boolean leads = !first.text().strip().matches("(?s).*[.!?][)\"”]*$");
        int end = leads || sentences.isEmpty()
                ? first.text().length()
                : sentences.get(0).to();
        quotes.add(Quote.characters(new BlockRef(source.source(), at), first, 0, end));
        for (int i = at + 1; leads && i < blocks.size() && quotes.size() <= MOST_ITEMS; i++) {
            if (!(blocks.get(i) instanceof ListItem item)) {
                break;
            }
            quotes.add(Quote.characters(
                    new BlockRef(source.source(), i), item, 0, item.text().length()));
        }
        List<String> separators = new ArrayList<>();
        for (int i = 1; i < quotes.size(); i++) {
            separators.add(i == 1 && !(first instanceof ListItem) ? " " : "; ");
        }
        String value = String.join(" ", quotes.stream().map(Quote::text).toList());
        double score = leads && quotes.size() == 1 ? INCOMPLETE : SCORE;
        answers.add(new Answer(quotes, separators, value, Answer.Kind.HEADING, score));
    }
}
