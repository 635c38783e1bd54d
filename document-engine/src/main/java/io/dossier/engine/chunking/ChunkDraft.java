package io.dossier.engine.chunking;

import io.dossier.engine.model.Locator;
import java.util.ArrayList;
import java.util.List;

/** A chunk while it grows; it has at least one passage when it is read. */
final class ChunkDraft {

    private final Locator start;
    private final List<Passage> passages = new ArrayList<>();
    private int tokens;

    ChunkDraft(Locator start) {
        this.start = start;
    }

    void add(Passage passage) {
        passages.add(passage);
        tokens += passage.tokens();
    }

    int tokens() {
        return tokens;
    }

    /** The passages: those of one block joined by a space, blocks by a line end. */
    String text() {
        StringBuilder text = new StringBuilder();
        int block = passages.get(0).block();
        for (Passage passage : passages) {
            if (!text.isEmpty()) {
                text.append(passage.block() == block ? ' ' : '\n');
            }
            text.append(passage.text());
            block = passage.block();
        }
        return text.toString();
    }

    List<String> headingPath() {
        return start.headingPath();
    }

    Chunk finish(String source, int ordinal, float[] vector) {
        String id = source.substring(0, Math.min(16, source.length())) + "-" + ordinal;
        int first = passages.get(0).block();
        int last = passages.get(passages.size() - 1).block();
        return new Chunk(id, ordinal, text(), headingPath(), start.page(), first, last, vector);
    }
}
