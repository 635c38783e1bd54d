package io.dossier.engine.routing;

/** What a section tells of its topic. */
enum Facet {
    /** Stands wherever its topic stands. */
    ANY,
    /** What is done in the trial, such as how an assessment is made. */
    CONDUCT,
    /** How data will be analysed. */
    ANALYSIS,
    /** What came out. */
    RESULTS;

    /** Whether text of the other facet may stand under a heading of this one: a plan is never told as a result. */
    boolean takes(Facet other) {
        return this == ANY || this == other || other == ANY && this != RESULTS;
    }
}
