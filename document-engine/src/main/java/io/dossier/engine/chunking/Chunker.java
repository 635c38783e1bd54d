package io.dossier.engine.chunking;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Heading;
import java.util.ArrayList;
import java.util.List;

/** Packs neighbouring passages under one heading into drafts of chunks of up to {@link #TARGET} tokens. */
final class Chunker {

    /** A chunk is closed before it grows longer than this. */
    static final int TARGET = 250;

    private final PassageSplitter splitter;

    Chunker(Embedder embedder) {
        this.splitter = new PassageSplitter(embedder);
    }

    List<ChunkDraft> chunk(DocumentModel model) {
        List<ChunkDraft> drafts = new ArrayList<>();
        ChunkDraft open = null;
        for (Block block : model.blocks()) {
            if (block instanceof Heading) {
                open = null;
                continue;
            }
            for (Passage passage : splitter.split(block)) {
                if (open == null || open.tokens() + passage.tokens() > TARGET) {
                    open = new ChunkDraft(block.at());
                    drafts.add(open);
                }
                open.add(passage);
            }
        }
        return drafts;
    }
}
