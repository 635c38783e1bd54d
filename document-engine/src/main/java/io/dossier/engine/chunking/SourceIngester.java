package io.dossier.engine.chunking;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Heading;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns what was read from a source into chunks and vectors. */
public final class SourceIngester {

    private final Embedder embedder;

    public SourceIngester(Embedder embedder) {
        this.embedder = embedder;
    }

    /** Chunks and embeds; chunks and headings are embedded together, so that all cores stay busy to the end. */
    public IngestedSource ingest(DocumentModel model) {
        List<ChunkDraft> drafts = new Chunker(embedder).chunk(model);
        List<Heading> headings = headings(model);
        List<String> texts = new ArrayList<>();
        drafts.forEach(draft -> texts.add(textToEmbed(draft)));
        headings.forEach(heading -> texts.add(HeadingPathText.of(path(heading))));
        List<float[]> vectors = embedder.embed(texts);
        return new IngestedSource(
                model.source(),
                chunks(model.source(), drafts, vectors),
                headingVectors(headings, vectors.subList(drafts.size(), vectors.size())));
    }

    private static List<Heading> headings(DocumentModel model) {
        List<Heading> headings = new ArrayList<>();
        for (Block block : model.blocks()) {
            if (block instanceof Heading heading) {
                headings.add(heading);
            }
        }
        return headings;
    }

    private static List<String> path(Heading heading) {
        List<String> path = new ArrayList<>(heading.at().headingPath());
        path.add(heading.text());
        return path;
    }

    /** A passage is found by what it stands under as much as by its own words. */
    private static String textToEmbed(ChunkDraft draft) {
        String under = HeadingPathText.of(draft.headingPath());
        return under.isEmpty() ? draft.text() : under + "\n" + draft.text();
    }

    private static List<Chunk> chunks(String source, List<ChunkDraft> drafts, List<float[]> vectors) {
        List<Chunk> chunks = new ArrayList<>();
        for (ChunkDraft draft : drafts) {
            chunks.add(draft.finish(source, chunks.size(), vectors.get(chunks.size())));
        }
        return chunks;
    }

    private static Map<Integer, float[]> headingVectors(List<Heading> headings, List<float[]> vectors) {
        Map<Integer, float[]> byHeading = new LinkedHashMap<>();
        for (int i = 0; i < headings.size(); i++) {
            byHeading.put(headings.get(i).index(), vectors.get(i));
        }
        return byHeading;
    }
}
