package io.dossier.engine.chunking;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Table;
import io.dossier.engine.sentences.Sentence;
import io.dossier.engine.sentences.SentenceSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Cuts a block into passages of at most {@link #LIMIT} tokens. */
final class PassageSplitter {

    /** Longest passage; a chunk of one such passage still leaves room for its heading path below 510. */
    static final int LIMIT = 400;

    private final Embedder embedder;

    PassageSplitter(Embedder embedder) {
        this.embedder = embedder;
    }

    List<Passage> split(Block block) {
        List<Passage> passages = new ArrayList<>();
        for (String text : texts(block)) {
            add(block.index(), text, passages);
        }
        return passages;
    }

    private static List<String> texts(Block block) {
        if (block instanceof Table table) {
            return rows(table);
        }
        if (block instanceof ListItem item && !item.marker().isEmpty()) {
            return List.of(item.marker() + " " + item.text());
        }
        return SentenceSplitter.split(block.text()).stream()
                .map((Sentence sentence) -> sentence.in(block.text()))
                .toList();
    }

    private static List<String> rows(Table table) {
        List<String> lines = new ArrayList<>();
        lines.add(table.title());
        for (Table.Row row : table.rows()) {
            lines.add(row.cells().stream().map(Table.Cell::text).collect(Collectors.joining("\t")));
        }
        lines.addAll(table.notes());
        return lines;
    }

    /** Halves what is too long at the white space nearest to its middle, until every part fits. */
    private void add(int block, String text, List<Passage> passages) {
        if (text.isBlank()) {
            return;
        }
        int tokens = embedder.tokens(text);
        int cut = tokens > LIMIT ? middle(text) : 0;
        if (cut == 0) {
            passages.add(new Passage(block, text, tokens));
        } else {
            add(block, text.substring(0, cut).strip(), passages);
            add(block, text.substring(cut).strip(), passages);
        }
    }

    private static int middle(String text) {
        int half = text.length() / 2;
        for (int away = 0; away < half - 1; away++) {
            if (Character.isWhitespace(text.charAt(half - away))) {
                return half - away;
            }
            if (Character.isWhitespace(text.charAt(half + away))) {
                return half + away;
            }
        }
        return text.length() > 1 ? half : 0;
    }
}
