package io.dossier.engine.templates;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;

/** Takes guidance out of a block of a template's body: a paragraph, a table, a content control. */
final class BlockCleaner {

    private final InstructionDetector detector;
    private final ParagraphCleaner paragraphs;
    private final List<String> instructions = new ArrayList<>();
    private final List<String> text = new ArrayList<>();

    BlockCleaner(InstructionDetector detector, Fields fields) {
        this.detector = detector;
        this.paragraphs = new ParagraphCleaner(detector, fields);
    }

    /** What was taken out since this cleaner was made, in order. */
    List<String> instructions() {
        return instructions;
    }

    /** What stays of the blocks since this cleaner was made, in order; only of blocks that stay. */
    List<String> text() {
        return text;
    }

    /** Changes the block; false if nothing but guidance stood in it, so that it does not stay. */
    boolean clean(Element block) {
        boolean stays = cleaned(block);
        String words = stays ? Runs.blockText(block) : "";
        if (!words.isBlank()) {
            text.add(words);
        }
        return stays;
    }

    private boolean cleaned(Element block) {
        if (Wml.is(block, "p")) {
            return cleanParagraph(block);
        }
        if (Wml.is(block, "tbl")) {
            return cleanTable(block);
        }
        if (Wml.is(block, "sdt")) {
            List<Element> contents = Wml.children(block, "sdtContent");
            return contents.isEmpty() || cleanChildren(contents.get(0));
        }
        return true;
    }

    private boolean cleanParagraph(Element paragraph) {
        ParagraphCleaner.Cleaned cleaned = paragraphs.clean(paragraph);
        if (!cleaned.instructions().isBlank()) {
            instructions.add(cleaned.instructions());
        }
        return !cleaned.onlyGuidance();
    }

    private boolean cleanChildren(Element parent) {
        boolean removed = false;
        for (Element child : Wml.children(parent)) {
            if (!cleaned(child)) {
                Wml.remove(child);
                removed = true;
            }
        }
        return !removed || !Wml.children(parent).isEmpty();
    }

    /** A row that had nothing but guidance goes, and the table with its last row. */
    private boolean cleanTable(Element table) {
        for (Element row : Wml.children(table, "tr")) {
            int before = instructions.size();
            Wml.descendants(row, "tc").forEach(this::cleanCell);
            if (instructions.size() > before && !OutlineLevels.hasWords(Runs.blockText(row))) {
                Wml.remove(row);
            }
        }
        return !Wml.children(table, "tr").isEmpty();
    }

    private void cleanCell(Element cell) {
        List<Element> gone = new ArrayList<>();
        for (Element block : Wml.children(cell)) {
            if (!cleaned(block)) {
                gone.add(block);
            }
        }
        List<Element> lines = Wml.children(cell, "p");
        if (!lines.isEmpty() && gone.containsAll(lines)) {
            Element left = lineForAuthor(lines);
            Runs.of(left).forEach(Wml::remove);
            gone.remove(left);
        }
        gone.forEach(Wml::remove);
    }

    /** What is typed into an emptied cell must not look like guidance. */
    private Element lineForAuthor(List<Element> lines) {
        return lines.stream()
                .filter(line -> !detector.isInstructionStyle(Wml.val(line, "pPr", "pStyle")))
                .findFirst()
                .orElse(lines.get(0));
    }
}
