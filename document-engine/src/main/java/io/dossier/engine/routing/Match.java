package io.dossier.engine.routing;

/** How well a target fits a source section, by their headings: from 0 to 1. */
record Match(Target target, double score, Evidence evidence) {}
