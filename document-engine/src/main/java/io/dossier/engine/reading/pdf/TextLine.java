package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.WhiteSpace;
import java.util.ArrayList;
import java.util.List;

/**
 * A line of a page.
 *
 * @param page counted from 1
 * @param words from left to right
 * @param text in reading order
 * @param size font size of most of its characters
 * @param bold whether all its letters are bold
 */
record TextLine(int page, List<Word> words, String text, double baseline, double size, boolean bold) {

    /** More than this many font sizes between two words part two columns. */
    private static final double COLUMN_GAP = 1.1;

    static TextLine of(int page, List<Word> words, double baseline, double size) {
        return new TextLine(page, List.copyOf(words), join(words), baseline, size, allBold(words));
    }

    double x() {
        return words.get(0).x();
    }

    double right() {
        return words.get(words.size() - 1).right();
    }

    /** The words in groups between which there is a gap as between columns. */
    List<TextLine> segments() {
        return segments(COLUMN_GAP);
    }

    /** The words in groups between which there is a gap of more than so many font sizes. */
    List<TextLine> segments(double gap) {
        List<TextLine> segments = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= words.size(); i++) {
            if (i == words.size() || words.get(i).x() - words.get(i - 1).right() > gap * size) {
                segments.add(of(page, words.subList(start, i), baseline, size));
                start = i;
            }
        }
        return segments;
    }

    /** The first word with what belongs to it, in points: would it have fitted on the line before? */
    double firstWordWidth() {
        int last = 0;
        while (last + 1 < words.size() && !words.get(last + 1).spaced()) {
            last++;
        }
        return words.get(last).right() - x();
    }

    private static boolean allBold(List<Word> words) {
        return words.stream().anyMatch(TextLine::hasLetter)
                && words.stream().allMatch(word -> word.bold() || !hasLetter(word));
    }

    private static boolean hasLetter(Word word) {
        return word.text().codePoints().anyMatch(Character::isLetter);
    }

    private static String join(List<Word> words) {
        StringBuilder text = new StringBuilder();
        for (Word word : words) {
            if (word.spaced() && text.length() > 0) {
                text.append(' ');
            }
            text.append(word.text());
        }
        return WhiteSpace.fold(text.toString());
    }
}
