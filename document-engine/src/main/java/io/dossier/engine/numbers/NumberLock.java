package io.dossier.engine.numbers;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Table;
import io.dossier.engine.provenance.GeneratedBlock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Compares what is written with what it was written from. */
public final class NumberLock {

    private NumberLock() {}

    /**
     * Leaves out of a block each sentence or cell with a figure that its origin does not have.
     *
     * @param originTexts the exact characters or cell of the source that each of the block's origins names, in order
     * @param source the source block that the block was made from; a table's title and notes are compared with its own
     */
    public static Checked check(GeneratedBlock block, List<String> originTexts, Block source) {
        if (originTexts.size() != block.origins().size()) {
            throw new IllegalArgumentException("Each origin needs its text");
        }
        return block.block() instanceof Table
                ? new TableCheck(block, originTexts, source).check()
                : new TextCheck(block, originTexts).check();
    }

    /** Figures of a text that none of its origins has. */
    public static List<Figure> untraced(String text, Collection<String> origins) {
        List<Figure> known = new ArrayList<>();
        origins.forEach(origin -> known.addAll(Figures.in(origin)));
        return Figures.in(text).stream()
                .filter(figure -> known.stream().noneMatch(figure::isSame))
                .toList();
    }

    /** For people: what was left out and why. */
    static String report(String text, List<Figure> untraced) {
        List<String> figures =
                untraced.stream().map(figure -> figure.in(text)).distinct().toList();
        return "\"" + text.strip() + "\": " + String.join(", ", figures) + " not in the source";
    }
}
