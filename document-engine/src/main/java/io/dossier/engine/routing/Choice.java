package io.dossier.engine.routing;

import java.util.List;

/**
 * The target a source section chose.
 *
 * @param tied targets of the same chapter that fit as well, the chosen one among them
 */
record Choice(SourceSection section, Target target, Evidence evidence, double score, List<Target> tied) {}
