package io.dossier.engine.rules;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.model.Table;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Values behind a label: "Sponsor: Acme" in a line or cell, or a cell beside the label's. */
final class LabelFinder {

    private static final double EXACT = 0.95;
    /** A bare name behind its label, such as "Protocol ABC-12": less sure than one behind a colon. */
    private static final double BARE = 0.85;

    private static final Pattern LINE = Pattern.compile("^([^:]{2,70}?)\\s*:\\s+(\\S.*)$", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("^(\\p{L}[\\p{L} .]{3,30}?)\\s+(\\S*[\\d-]\\S*)$");

    private final Question question;
    private final Sources sources;
    private final List<Answer> answers = new ArrayList<>();
    private final Map<String, Answer> byLabel = new LinkedHashMap<>();

    LabelFinder(Question question, Sources sources) {
        this.question = question;
        this.sources = sources;
    }

    List<Answer> find() {
        for (RoutedSource source : sources.all()) {
            for (Block block : source.model().blocks()) {
                BlockRef ref = new BlockRef(source.source(), block.index());
                if (block instanceof Table table) {
                    cells(ref, table);
                } else if (block instanceof Paragraph || block instanceof ListItem) {
                    line(ref, block);
                }
            }
        }
        return answers;
    }

    private void line(BlockRef ref, Block block) {
        Matcher line = LINE.matcher(block.text());
        if (line.matches() && question.isLabel(line.group(1)) && question.fits(line.group(2))) {
            Quote label = Quote.characters(ref, block, 0, line.start(2));
            add(label, Quote.characters(ref, block, line.start(2), line.end(2)), "", EXACT);
        }
        Matcher name = NAME.matcher(block.text());
        if (question.kind() == Facts.Kind.NAME && name.matches() && question.isLabel(name.group(1))) {
            Quote label = Quote.characters(ref, block, 0, name.start(2));
            add(label, Quote.characters(ref, block, name.start(2), name.end(2)), "", BARE);
        }
    }

    private void cells(BlockRef ref, Table table) {
        for (int row = 1; row <= table.rows().size(); row++) {
            List<Table.Cell> cells = table.rows().get(row - 1).cells();
            List<Table.Cell> filled =
                    cells.stream().filter(cell -> !cell.text().isBlank()).toList();
            for (int i = 0; i < filled.size(); i++) {
                inside(ref, table, row, filled.get(i));
                // A label with several values beside it is a row of a result table.
                if (i + 2 == filled.size() && question.isLabel(filled.get(i).text())) {
                    beside(ref, table, row, filled.get(i), filled.get(i + 1));
                }
            }
        }
        answers.addAll(byLabel.values());
        byLabel.clear();
    }

    /** A label that comes again in a table, as parameters with several values do, has all of them for its value. */
    private void beside(BlockRef ref, Table table, int row, Table.Cell label, Table.Cell value) {
        if (row > table.headerRows() && question.fits(value.text())) {
            Quote quote = Quote.cell(ref, table, row, value.column());
            String between = label.text().strip().endsWith(":") ? " " : ": ";
            List<Quote> alone = List.of(Quote.cell(ref, table, row, label.column()), quote);
            byLabel.merge(
                    label.text().strip(),
                    new Answer(alone, List.of(between), quote.text(), Answer.Kind.LABEL, EXACT),
                    (first, again) -> first.and(quote));
        }
    }

    /** A cell that holds label and value; it is written as a whole. */
    private void inside(BlockRef ref, Table table, int row, Table.Cell cell) {
        Matcher line = LINE.matcher(cell.text().strip());
        if (line.matches() && question.isLabel(line.group(1)) && question.fits(line.group(2))) {
            answers.add(new Answer(
                    List.of(Quote.cell(ref, table, row, cell.column())),
                    List.of(),
                    line.group(2),
                    Answer.Kind.LABEL,
                    EXACT));
        }
    }

    private void add(Quote label, Quote value, String between, double score) {
        answers.add(new Answer(List.of(label, value), List.of(between), value.text(), Answer.Kind.LABEL, score));
    }
}
