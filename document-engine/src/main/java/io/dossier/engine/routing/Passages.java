package io.dossier.engine.routing;

import io.dossier.engine.chunking.Chunk;
import io.dossier.engine.model.Block;
import io.dossier.engine.model.DocumentModel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The blocks of all sources as the search for cues sees them: normalised words, cue weights, centred vectors. */
final class Passages {

    private final Map<Block, String> words = new HashMap<>();
    private final Map<String, Double> cueWeights = new HashMap<>();
    private final Map<Block, float[]> vectors = new HashMap<>();
    private final List<float[]> targetVectors;
    private final float[] targetMean;

    Passages(List<RoutedSource> sources, List<float[]> targetVectors) {
        this.targetVectors = targetVectors;
        this.targetMean = Vectors.mean(targetVectors);
        for (RoutedSource source : sources) {
            add(source);
        }
    }

    String words(Block block) {
        return words.getOrDefault(block, " ");
    }

    /**
     * Sum of the weights of the cues in the block. A cue that half the document uses says little; one inside another
     * that was found as well says nothing more.
     */
    double cueScore(Block block, Collection<String> cues) {
        List<String> found =
                cues.stream().filter(cue -> words(block).contains(cue)).toList();
        double score = 0;
        for (String cue : found) {
            if (found.stream().noneMatch(other -> !other.equals(cue) && other.contains(cue))) {
                score += cueWeights.computeIfAbsent(cue, this::weight);
            }
        }
        return score;
    }

    /** Cosine of the passage around the block with the target's heading, both centred; 0 where one is missing. */
    double similarity(Block block, Target target) {
        float[] heading = target.index() < targetVectors.size() ? targetVectors.get(target.index()) : null;
        return Vectors.cosine(vectors.get(block), Vectors.minus(heading, targetMean));
    }

    private double weight(String cue) {
        long with = words.values().stream().filter(text -> text.contains(cue)).count();
        return Math.log((words.size() + 1.0) / (with + 1.0)) / Math.log(words.size() + 1.0);
    }

    private void add(RoutedSource source) {
        DocumentModel model = source.model();
        model.blocks().forEach(block -> words.put(block, Wordings.ofText(block.text())));
        List<Chunk> chunks = source.ingested().chunks();
        List<float[]> all = new ArrayList<>();
        chunks.forEach(chunk -> all.add(chunk.vector()));
        float[] mean = Vectors.mean(all);
        for (Chunk chunk : chunks) {
            float[] centred = Vectors.minus(chunk.vector(), mean);
            for (int i = chunk.firstBlock();
                    i <= chunk.lastBlock() && i < model.blocks().size();
                    i++) {
                vectors.putIfAbsent(model.blocks().get(i), centred);
            }
        }
    }
}
