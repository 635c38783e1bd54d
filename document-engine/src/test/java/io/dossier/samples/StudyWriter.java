package io.dossier.samples;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Writes marked-up lines. A line's beginning says what it is:
 *
 * <pre>
 * {@literal @}Style …  a paragraph in that style   {@literal @}TOC …  a contents table with that title
 * #, ##, ### …  a heading               ---      a new page
 * - …  a bullet                         + …      a numbered item; other lines in between start a new list
 * | a | b  a row, the first one of a table its header   Table: …, Note: …  the table's caption and note
 * ! …  guidance for the template's author
 * </pre>
 *
 * Inside a line see {@link InlineText}.
 */
final class StudyWriter {

    private final StudyDocument document;
    private final List<List<String>> rows = new ArrayList<>();
    private BigInteger list;

    StudyWriter(StudyDocument document) {
        this.document = document;
    }

    void write(List<String> lines) {
        lines.forEach(this::write);
        endTable();
    }

    private void write(String line) {
        if (line.startsWith("|")) {
            rows.add(Arrays.asList(line.substring(1).split("\\|", -1)));
            return;
        }
        endTable();
        int space = line.indexOf(' ');
        String mark = space < 0 ? line : line.substring(0, space);
        String text = line.substring(space + 1);
        if (!mark.equals("+")) {
            list = null;
        }
        switch (mark) {
            case "#", "##", "###" -> document.paragraph(document.headingStyle(mark.length()), text);
            case "---" -> document.breakPage();
            case "-" -> document.paragraph("ListBullet", text);
            case "+" -> numbered(text);
            case "!" -> document.paragraph("CSRInstruction", text);
            case "Table:" -> document.paragraph("Caption", text);
            case "Note:" -> document.paragraph("TableNote", text);
            case "@TOC" -> Contents.write(document, text);
            default -> plain(mark, line, text);
        }
    }

    private void plain(String mark, String line, String text) {
        if (mark.startsWith("@")) {
            document.paragraph(mark.substring(1), text);
        } else {
            document.paragraph(document.textStyle(), line);
        }
    }

    private void numbered(String text) {
        if (list == null) {
            list = document.newList();
        }
        document.paragraph("ListNumber", text).setNumID(list);
    }

    private void endTable() {
        if (!rows.isEmpty()) {
            document.table(rows);
            rows.clear();
        }
    }
}
