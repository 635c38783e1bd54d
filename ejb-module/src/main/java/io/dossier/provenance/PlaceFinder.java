package io.dossier.provenance;

import io.dossier.details.WrittenBlocks;
import io.dossier.details.model.DetailsRule;
import io.dossier.details.model.DetailsSection;
import io.dossier.documents.model.DocumentSource;
import io.dossier.engine.chunking.Chunk;
import io.dossier.engine.model.Locator;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.SelectedText;
import io.dossier.library.model.ChunkText;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Looks for the places of a selected text: in what is recorded of sections, or in the passages of the sources. */
final class PlaceFinder {

    /** Least share of the selection's words that a passage must have which is not recorded. */
    private static final double LEAST_SHARE = 0.6;
    /** A passage that only has the same words is never as sure as what is recorded. */
    private static final double NOT_RECORDED = 0.5;

    private static final int SNIPPET = 400;

    private final SelectedText selected;
    private final List<ChunkText> passages;
    private final Map<String, DocumentSource> sources;

    /** @param sources of the document by the hash of their bytes */
    PlaceFinder(SelectedText selected, List<ChunkText> passages, Map<String, DocumentSource> sources) {
        this.selected = selected;
        this.passages = passages;
        this.sources = sources;
    }

    /** A place and the hash of the source that it is in. */
    record Found(TextSource source, String sha256) {}

    /** Where what is written in the sections came from, as it is recorded. */
    List<Found> recorded(List<DetailsSection> sections, int limit) {
        List<GeneratedBlock> blocks = sections.stream()
                .flatMap(section -> section.rules().stream())
                .map(DetailsRule::blocks)
                .flatMap(json -> WrittenBlocks.read(json).stream())
                .toList();
        Map<Locator, Integer> indexes = new HashMap<>();
        blocks.forEach(block -> block.origins()
                .forEach(origin ->
                        indexes.putIfAbsent(origin.place(), block.block().index())));
        return selected.in(blocks).stream()
                .limit(limit)
                .map(found -> found(found, indexes.get(found.origin().place())))
                .toList();
    }

    private Found found(SelectedText.Found place, int block) {
        Locator at = place.origin().place();
        ChunkText passage = passage(at.source(), block, place.words());
        TextSource source = new TextSource(
                passage == null ? "" : passage.id(),
                Chunk.name(at.name(), passage == null ? at.headingPath() : passage.headings(), at.page()),
                at.name(),
                "",
                at.page(),
                at.table() == null ? null : new TextSource.Place(at.table(), at.row(), at.column()),
                place.words(),
                place.from(),
                place.to(),
                place.score());
        return new Found(source, at.source());
    }

    /** The passage of a source's block; where a long block is in several, the one that has the words. */
    private ChunkText passage(String sha256, int block, String words) {
        return passages.stream()
                .filter(passage -> passage.source().equals(sha256))
                .filter(passage -> passage.firstBlock() <= block && block <= passage.lastBlock())
                .min(Comparator.comparing(passage -> !passage.text().contains(words)))
                .orElse(null);
    }

    /** Passages that say the same, the nearest first. */
    List<Found> similar(int limit) {
        record Scored(ChunkText passage, double share) {}
        return passages.stream()
                .map(passage -> new Scored(passage, selected.shareIn(passage.text())))
                .filter(scored -> scored.share() >= LEAST_SHARE)
                .sorted(Comparator.comparingDouble((Scored scored) -> -scored.share()))
                .limit(limit)
                .map(scored -> similar(scored.passage(), scored.share() * NOT_RECORDED))
                .toList();
    }

    private Found similar(ChunkText passage, double score) {
        String name = sources.get(passage.source()).name();
        String snippet =
                passage.text().substring(0, Math.min(SNIPPET, passage.text().length()));
        return new Found(
                new TextSource(
                        passage.id(),
                        Chunk.name(name, passage.headings(), passage.page()),
                        name,
                        "",
                        passage.page(),
                        null,
                        snippet,
                        0,
                        snippet.length(),
                        score),
                passage.source());
    }
}
