package io.dossier.engine.routing;

import io.dossier.engine.model.Block;
import java.util.List;

/** Blocks of one source section that a target takes. */
record Contribution(SourceSection section, Evidence evidence, double score, List<Block> blocks) {}
