package io.dossier.engine.assembly;

import io.dossier.engine.provenance.FieldValue;
import io.dossier.engine.provenance.GeneratedBlock;
import java.time.Instant;
import java.util.List;

/**
 * What is written into a template.
 *
 * @param documentId goes into the custom XML part
 * @param title the document's title property
 * @param createdAt the run's date; every date in the file is this one
 * @param sections in the order in which they are written
 * @param emptyText what a section says that got nothing; empty for nothing
 * @param fields what is shown where the template asks for it outside of its sections, each at most once
 */
public record AssemblyRequest(
        String documentId,
        String title,
        Instant createdAt,
        List<Section> sections,
        String emptyText,
        List<FieldValue> fields) {

    public AssemblyRequest {
        sections = List.copyOf(sections);
        fields = List.copyOf(fields);
    }

    /** A document of sections only. */
    public AssemblyRequest(
            String documentId, String title, Instant createdAt, List<Section> sections, String emptyText) {
        this(documentId, title, createdAt, sections, emptyText, List.of());
    }

    /**
     * A section of the document.
     *
     * @param id the outline section's id
     * @param templateHeading number of the heading in the template counted from 0; null for a section that the
     *     template does not have: its heading is written in the template's style of that level
     * @param level 1 for the top level
     * @param title the heading without its number
     * @param included false for a heading that stays only because a descendant is written
     * @param blocks what is written under the heading
     * @param leftToAuthor true if nothing is to be generated: the section does not say that it got nothing
     */
    public record Section(
            String id,
            Integer templateHeading,
            int level,
            String title,
            boolean included,
            List<GeneratedBlock> blocks,
            boolean leftToAuthor) {

        public Section {
            blocks = List.copyOf(blocks);
        }

        /** A section that is to be generated. */
        public Section(
                String id,
                Integer templateHeading,
                int level,
                String title,
                boolean included,
                List<GeneratedBlock> blocks) {
            this(id, templateHeading, level, title, included, blocks, false);
        }
    }
}
