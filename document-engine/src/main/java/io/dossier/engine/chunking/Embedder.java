package io.dossier.engine.chunking;

import java.util.List;

/** Turns texts into vectors. Safe for use by several threads. */
public interface Embedder {

    /**
     * Embeds each text for itself: a text's vector does not depend on its neighbours.
     *
     * @return vectors of unit length in the order of the texts
     */
    List<float[]> embed(List<String> texts);

    /** How many tokens the model sees in a text, its own marks not counted; exact up to 510. */
    int tokens(String text);
}
