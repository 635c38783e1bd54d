package io.dossier.engine.templates;

import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Element;

/** What stays of a run of pieces when guidance goes, with the blank lines and tables that went with it. */
final class KeptPieces {

    private final List<TemplateBody.Piece> pieces;
    private final BlockCleaner cleaner;
    private final boolean[] stays;
    private final boolean[] changed;

    private KeptPieces(List<TemplateBody.Piece> pieces, BlockCleaner cleaner) {
        this.pieces = pieces;
        this.cleaner = cleaner;
        this.stays = new boolean[pieces.size()];
        this.changed = new boolean[pieces.size()];
    }

    /** Cleans the pieces in place. */
    static List<TemplateBody.Piece> of(List<TemplateBody.Piece> pieces, BlockCleaner cleaner) {
        KeptPieces kept = new KeptPieces(pieces, cleaner);
        kept.clean();
        kept.dropTablesAmidGuidance();
        return kept.withoutBlankLinesAfterGuidance();
    }

    private void clean() {
        for (int i = 0; i < stays.length; i++) {
            int before = cleaner.instructions().size();
            stays[i] = pieces.get(i).contents() || cleaner.clean(pieces.get(i).first());
            changed[i] = cleaner.instructions().size() > before;
        }
    }

    /** A table that lost words and stands between guidance is an example for the author. */
    private void dropTablesAmidGuidance() {
        for (int i = 0; i < stays.length; i++) {
            Element block = pieces.get(i).first();
            if (stays[i] && changed[i] && Wml.is(block, "tbl") && isGuidance(i, -1) && isGuidance(i, 1)) {
                stays[i] = false;
                String words = Runs.blockText(block);
                cleaner.text().remove(words);
                cleaner.instructions().add(words);
            }
        }
    }

    private boolean isGuidance(int from, int step) {
        int i = from + step;
        while (i >= 0 && i < stays.length && stays[i] && isBlank(pieces.get(i).first())) {
            i += step;
        }
        return i >= 0 && i < stays.length && !stays[i];
    }

    private List<TemplateBody.Piece> withoutBlankLinesAfterGuidance() {
        List<TemplateBody.Piece> kept = new ArrayList<>();
        boolean afterGuidance = false;
        for (int i = 0; i < stays.length; i++) {
            Element block = pieces.get(i).first();
            if (!stays[i] && CleanTemplate.holdsBreak(block)) {
                Runs.of(block).forEach(Wml::remove);
                kept.add(pieces.get(i));
            }
            boolean blank = isBlank(block);
            if (stays[i] && !(blank && afterGuidance)) {
                kept.add(pieces.get(i));
            }
            afterGuidance = !stays[i] || blank && afterGuidance;
        }
        return kept;
    }

    private static boolean isBlank(Element block) {
        return Wml.is(block, "p") && CleanTemplate.isBlank(block);
    }
}
