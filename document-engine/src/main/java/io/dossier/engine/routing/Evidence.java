package io.dossier.engine.routing;

/** The classes of evidence for an assignment, with the confidence that stands for each, from 0 to 1. */
public enum Evidence {
    /** An instruction names the source heading. */
    INSTRUCTED(0.95),
    /** The heading map or equal headings name the pair. */
    HEADING_MATCH(0.9),
    /** Part of the heading matched, within a mapped parent. */
    PARTIAL_MATCH(0.7),
    /** The source section follows its parent's target. */
    INHERITED(0.6),
    /** Cue words and similarity found passages for a section that no heading chose. */
    CUES(0.4),
    /** Nothing was good enough: the section stays empty. */
    NONE(0.0);

    private final double confidence;

    Evidence(double confidence) {
        this.confidence = confidence;
    }

    /** Confidence that stands for this class, from 0 to 1. */
    public double confidence() {
        return confidence;
    }
}
