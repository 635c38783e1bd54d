package io.dossier.engine.classification;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Classification;
import io.dossier.engine.model.SourceFormat;
import java.util.List;

/** Tells what kind of document a file is. */
public final class Classifier {

    private Classifier() {}

    /** The kind for which most speaks, or {@link Classification#UNKNOWN}. */
    public static Classification classify(String name, SourceFormat format, List<Block> blocks) {
        return Classification.UNKNOWN;
    }
}
