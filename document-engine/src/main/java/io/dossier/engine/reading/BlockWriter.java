package io.dossier.engine.reading;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Locator;
import io.dossier.engine.model.Note;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.model.Table;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Gives blocks their index and place, in the order in which a reader finds them. Keeps the bounds on text and cells. */
public final class BlockWriter {

    private final String source;
    private final String name;
    private final List<Block> blocks = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();
    private final Deque<Heading> open = new ArrayDeque<>();
    private Integer page;
    private Integer pages;
    private int tables;
    private long characters;
    private long cells;

    public BlockWriter(String source, String name) {
        this.source = source;
        this.name = name;
    }

    /** Everything written from here on starts on this page, counted from 1. */
    public void page(int number) {
        page = number;
    }

    /** From here on no page is known. */
    public void noPage() {
        page = null;
    }

    /** How many pages the source has. */
    public void pages(int count) {
        pages = count;
    }

    /** Closes the headings of this level and below and opens this one. */
    public void heading(int level, String number, String text) {
        String folded = WhiteSpace.fold(text);
        if (folded.isEmpty()) {
            return;
        }
        while (!open.isEmpty() && open.peekLast().level() >= level) {
            open.removeLast();
        }
        Heading heading = new Heading(blocks.size(), here(null), level, number, folded);
        add(heading);
        open.addLast(heading);
    }

    public void paragraph(String text) {
        String folded = WhiteSpace.fold(text);
        if (!folded.isEmpty()) {
            add(new Paragraph(blocks.size(), here(null), folded));
        }
    }

    public void listItem(int level, String marker, String text) {
        String folded = WhiteSpace.fold(text);
        if (!folded.isEmpty()) {
            add(new ListItem(blocks.size(), here(null), level, marker, folded));
        }
    }

    public void note(String marker, String text) {
        String folded = WhiteSpace.fold(text);
        if (!folded.isEmpty()) {
            add(new Note(blocks.size(), here(null), marker, folded));
        }
    }

    public void table(TableDraft draft) {
        if (draft.rows().isEmpty()) {
            return;
        }
        if (draft.columns() > ReadingLimits.COLUMNS) {
            throw UnreadableSource.tooLarge(ReadingLimits.COLUMNS + " columns in one table");
        }
        draft.rows().forEach(row -> cells += row.cells().size());
        if (cells > ReadingLimits.CELLS) {
            throw UnreadableSource.tooLarge(ReadingLimits.CELLS + " cells");
        }
        tables++;
        add(new Table(
                blocks.size(),
                here(tables),
                WhiteSpace.fold(draft.title()),
                draft.headerRows(),
                draft.columns(),
                draft.rows(),
                draft.notes()));
    }

    /** The words of one cell, cut off where they pass the bound, which is told. */
    public String cell(String text) {
        if (text.length() <= ReadingLimits.CELL_CHARACTERS) {
            return text;
        }
        warn("Some cells have more than " + ReadingLimits.CELL_CHARACTERS + " characters: their ends are left out.");
        return text.substring(0, ReadingLimits.CELL_CHARACTERS);
    }

    /** Tells a medical writer what could not be made sense of; the same words are kept once. */
    public void warn(String words) {
        if (!warnings.contains(words)) {
            warnings.add(words);
        }
    }

    /** True while nothing with words has been written. */
    public boolean isEmpty() {
        return blocks.isEmpty();
    }

    List<Block> blocks() {
        return blocks;
    }

    List<String> warnings() {
        return warnings;
    }

    Integer pages() {
        return pages;
    }

    private void add(Block block) {
        characters += block instanceof Table table ? length(table) : checked(block.text());
        if (characters > ReadingLimits.CHARACTERS) {
            throw UnreadableSource.tooLarge(ReadingLimits.CHARACTERS + " characters of text");
        }
        if (blocks.size() >= ReadingLimits.BLOCKS) {
            throw UnreadableSource.tooLarge(ReadingLimits.BLOCKS + " paragraphs");
        }
        blocks.add(block);
    }

    /** Not the length of its text, which would be a second copy of all cells. */
    private static long length(Table table) {
        long length = checked(table.title());
        for (String note : table.notes()) {
            length += checked(note);
        }
        for (Table.Row row : table.rows()) {
            for (Table.Cell cell : row.cells()) {
                length += cell.text().length() + 1;
            }
        }
        return length;
    }

    private static int checked(String text) {
        if (text.length() > ReadingLimits.BLOCK_CHARACTERS) {
            throw UnreadableSource.tooLarge(ReadingLimits.BLOCK_CHARACTERS + " characters in one paragraph");
        }
        return text.length();
    }

    private Locator here(Integer table) {
        List<String> path = open.stream().map(Heading::text).toList();
        return new Locator(source, name, page, path, table, null, null, null, null);
    }
}
