package io.dossier.engine.routing;

import java.util.List;

/**
 * Which blocks of which sources belong under each section of an outline.
 *
 * @param sections one for each section of the outline, in its order
 */
public record RoutingPlan(List<Assignment> sections) {

    public RoutingPlan {
        sections = List.copyOf(sections);
    }

    /**
     * What one section gets.
     *
     * @param sectionId the outline section's id
     * @param blocks in the order in which they are written; empty when the router abstains
     * @param evidence what decided
     * @param explanation why, in words for a medical writer
     * @param candidates the best source headings when the router abstains, best first, at most five
     */
    public record Assignment(
            String sectionId, List<BlockRef> blocks, Evidence evidence, String explanation, List<String> candidates) {

        public Assignment {
            blocks = List.copyOf(blocks);
            candidates = List.copyOf(candidates);
        }
    }

    /**
     * A block of a source.
     *
     * @param source SHA-256 of the source
     * @param index the block's index in its model
     */
    public record BlockRef(String source, int index) {}
}
