package io.dossier.engine.classification;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Classification;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.SourceFormat;
import io.dossier.engine.model.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Tells what kind of document a file is: by its columns, else by its title page, headings and name together. */
public final class Classifier {

    private static final int TITLE_PAGE_BLOCKS = 25;
    private static final int TITLE_PAGE_CHARACTERS = 2_500;
    private static final int NAME_WEIGHT = 2;
    private static final int LEAST_SCORE = 3;

    private Classifier() {}

    /** The kind for which most speaks, or {@link Classification#UNKNOWN}. */
    public static Classification classify(String name, SourceFormat format, List<Block> blocks) {
        Optional<Classification> byColumns = TableKinds.classify(format, blocks);
        return byColumns.orElseGet(() -> byWords(name, blocks));
    }

    private static Classification byWords(String name, List<Block> blocks) {
        String titlePage = titlePage(blocks);
        List<String> headings = blocks.stream()
                .filter(Heading.class::isInstance)
                .map(heading -> heading.text().toLowerCase(Locale.ROOT))
                .toList();
        Classification best = Classification.UNKNOWN;
        int bestScore = LEAST_SCORE - 1;
        for (DocumentKind kind : DocumentKind.values()) {
            List<String> evidence = new ArrayList<>();
            int score = kind.titleScore(titlePage, evidence) + kind.headingScore(headings, evidence);
            if (kind.isNamed(name)) {
                score += NAME_WEIGHT;
                evidence.add("name: " + name);
            }
            if (score > bestScore) {
                bestScore = score;
                best = new Classification(kind.term(), evidence);
            }
        }
        return best;
    }

    private static String titlePage(List<Block> blocks) {
        String words = blocks.stream()
                .limit(TITLE_PAGE_BLOCKS)
                .filter(block -> block.at().page() == null || block.at().page() <= 2)
                .map(block -> block instanceof Table table ? table.title() : block.text())
                .collect(Collectors.joining("\n"))
                .toLowerCase(Locale.ROOT);
        return words.length() <= TITLE_PAGE_CHARACTERS ? words : words.substring(0, TITLE_PAGE_CHARACTERS);
    }
}
