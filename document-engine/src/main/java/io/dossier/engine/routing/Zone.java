package io.dossier.engine.routing;

/** The part of a source that a section stands in. */
enum Zone {
    /** Title page, contents, signatures: never copied. */
    FRONT,
    /** Feeds synopsis sections only. */
    SYNOPSIS,
    BODY,
    /** Feeds only sections that the appendix's own title names. */
    APPENDIX
}
