package io.dossier.engine.rules;

import io.dossier.engine.chunking.Chunk;
import io.dossier.engine.model.Block;
import io.dossier.engine.model.Table;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The sources of a document, by their hash. */
public final class Sources {

    private final Map<String, RoutedSource> byHash = new LinkedHashMap<>();

    private final Map<String, RoutedSource> everything;
    private final Texts texts;

    public Sources(List<RoutedSource> sources) {
        sources.forEach(source -> byHash.putIfAbsent(source.source(), source));
        everything = byHash;
        texts = new Texts();
    }

    private Sources(List<RoutedSource> sources, Sources all) {
        sources.forEach(source -> byHash.putIfAbsent(source.source(), source));
        everything = all.everything;
        texts = all.texts;
    }

    /** Those that a rule may use. */
    Sources only(Predicate<RoutedSource> allowed) {
        return new Sources(byHash.values().stream().filter(allowed).toList(), this);
    }

    Texts texts() {
        return texts;
    }

    /** All sources of the document, those that may not be used too. */
    List<RoutedSource> everything() {
        return List.copyOf(everything.values());
    }

    /** The sources in the order in which the user named them. */
    public List<RoutedSource> all() {
        return List.copyOf(byHash.values());
    }

    /** The block a reference names. */
    public Block block(BlockRef ref) {
        return source(ref).model().blocks().get(ref.index());
    }

    /** All blocks of the source a reference names. */
    List<Block> blocks(BlockRef ref) {
        return source(ref).model().blocks();
    }

    /** Ids of the chunks that hold the block, in reading order. */
    public List<String> chunkIds(BlockRef ref) {
        return source(ref).ingested().chunks().stream()
                .filter(chunk -> chunk.firstBlock() <= ref.index() && ref.index() <= chunk.lastBlock())
                .map(Chunk::id)
                .toList();
    }

    /** All tables of all sources with a reference to each, in order. */
    Map<BlockRef, Table> tables() {
        Map<BlockRef, Table> tables = new LinkedHashMap<>();
        for (RoutedSource source : byHash.values()) {
            for (Block block : source.model().blocks()) {
                if (block instanceof Table table) {
                    tables.put(new BlockRef(source.source(), table.index()), table);
                }
            }
        }
        return tables;
    }

    private RoutedSource source(BlockRef ref) {
        RoutedSource source = everything.get(ref.source());
        if (source == null) {
            throw new IllegalArgumentException("Not a source of this document: " + ref.source());
        }
        return source;
    }
}
