package io.dossier.engine.reading.word;

import io.dossier.engine.model.Table;
import io.dossier.engine.reading.BlockWriter;
import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.TableDraft;
import io.dossier.engine.reading.UnreadableSource;
import io.dossier.engine.reading.WhiteSpace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.w3c.dom.Element;

/** Turns a Word table into rows and cells of a grid. */
final class WordTables {

    private final WordStyles styles;
    private final BlockWriter out;
    private final List<ParagraphText> paragraphs = new ArrayList<>();
    private int rowCount;

    /** @param out cuts cells that are too long, and tells of it */
    WordTables(WordStyles styles, BlockWriter out) {
        this.styles = styles;
        this.out = out;
    }

    TableDraft read(Element table, String title) {
        paragraphs.clear();
        List<List<OpenCell>> rows = new ArrayList<>();
        Map<Integer, OpenCell> above = new HashMap<>();
        int headers = 0;
        for (Element row : all(table, "tr", 0)) {
            if (Xml.at(row, "trPr", "del").isPresent()) {
                continue;
            }
            if (headers == rows.size() && Xml.flag(row, "trPr", "tblHeader").orElse(false)) {
                headers++;
            }
            if (++rowCount > ReadingLimits.ROWS) {
                throw UnreadableSource.tooLarge(ReadingLimits.ROWS + " rows");
            }
            rows.add(cells(row, above));
        }
        int columns = rows.stream()
                .flatMap(List::stream)
                .mapToInt(cell -> cell.column + cell.span - 1)
                .max()
                .orElse(0);
        List<Table.Row> finished = rows.stream()
                .map(row -> new Table.Row(row.stream().map(OpenCell::finish).toList()))
                .toList();
        return new TableDraft(title, headers, columns, finished, List.of());
    }

    /** The row's own cells; one that goes on from above grows there instead. */
    private List<OpenCell> cells(Element row, Map<Integer, OpenCell> above) {
        List<OpenCell> cells = new ArrayList<>();
        int column = 1 + Xml.number(Xml.val(row, "trPr", "gridBefore")).orElse(0);
        for (Element cell : all(row, "tc", 0)) {
            int span = Math.max(1, Xml.number(Xml.val(cell, "tcPr", "gridSpan")).orElse(1));
            if (column + span > ReadingLimits.COLUMNS) {
                throw UnreadableSource.tooLarge(ReadingLimits.COLUMNS + " columns in one table");
            }
            boolean merged = Xml.at(cell, "tcPr", "vMerge").isPresent();
            boolean starts =
                    Xml.val(cell, "tcPr", "vMerge").filter("restart"::equals).isPresent();
            OpenCell from = above.get(column);
            if (merged && !starts && from != null) {
                from.rows++;
            } else {
                OpenCell own = new OpenCell(text(cell, 0), column, span);
                cells.add(own);
                above.remove(column);
                if (merged) {
                    above.put(column, own);
                }
            }
            column += span;
        }
        return cells;
    }

    /** Rows or cells, also those inside content controls and accepted insertions. */
    private static List<Element> all(Element parent, String name, int depth) {
        if (depth > ReadingLimits.NESTING) {
            throw UnreadableSource.tooLarge(ReadingLimits.NESTING + " levels of nested content");
        }
        List<Element> found = new ArrayList<>();
        for (Element child : Xml.children(parent)) {
            switch (Xml.local(child)) {
                case "sdt", "sdtContent", "customXml", "ins", "moveTo" -> found.addAll(all(child, name, depth + 1));
                default -> {
                    if (Xml.is(child, name)) {
                        found.add(child);
                    }
                }
            }
        }
        return found;
    }

    private String text(Element parent, int depth) {
        if (depth > ReadingLimits.NESTING) {
            throw UnreadableSource.tooLarge(ReadingLimits.NESTING + " levels of nested content");
        }
        String joined = Xml.children(parent).stream()
                .map(child -> switch (Xml.local(child)) {
                    case "p" -> paragraph(child);
                    case "tcPr", "trPr", "tblPr", "tblGrid", "del", "moveFrom", "sdtPr" -> "";
                    default -> text(child, depth + 1);
                })
                .filter(words -> !words.isBlank())
                .collect(Collectors.joining(" "));
        return out.cell(WhiteSpace.fold(joined));
    }

    private String paragraph(Element paragraph) {
        ParagraphText text = new ParagraphText(paragraph, styles);
        paragraphs.add(text);
        return text.text();
    }

    /** The paragraphs of the table that was read last, in order. */
    List<ParagraphText> paragraphs() {
        return List.copyOf(paragraphs);
    }

    /** A cell that may still grow downwards. */
    private static final class OpenCell {

        private final String text;
        private final int column;
        private final int span;
        private int rows = 1;

        OpenCell(String text, int column, int span) {
            this.text = text;
            this.column = column;
            this.span = span;
        }

        Table.Cell finish() {
            return new Table.Cell(text, column, span, rows);
        }
    }
}
