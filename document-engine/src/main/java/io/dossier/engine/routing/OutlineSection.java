package io.dossier.engine.routing;

import java.util.List;
import java.util.Objects;

/**
 * A section that is to be written.
 *
 * @param id unique in the outline, such as {@code 1.0}
 * @param level 1 for the top level
 * @param title the heading without its number
 * @param instructions the template's guidance for the author; may be empty
 * @param userInstructions what the user asked for in this section; may be empty
 * @param rules in order; empty means: routed by heading, copied
 * @param mode auto, manual or copy; empty for auto
 * @param documentInstructions what the user asked for in the whole document; may be empty
 * @param expansion what the section is to be repeated for; empty for one that is not, or that is a copy
 */
public record OutlineSection(
        String id,
        int level,
        String title,
        String instructions,
        String userInstructions,
        List<RuleSpec> rules,
        String mode,
        String documentInstructions,
        String expansion) {

    public OutlineSection {
        rules = List.copyOf(rules);
        mode = Objects.requireNonNullElse(mode, "");
        documentInstructions = Objects.requireNonNullElse(documentInstructions, "");
        expansion = Objects.requireNonNullElse(expansion, "");
    }

    /** A section without mode that is not repeated, without instructions for the whole document. */
    public OutlineSection(
            String id, int level, String title, String instructions, String userInstructions, List<RuleSpec> rules) {
        this(id, level, title, instructions, userInstructions, rules, "", "", "");
    }

    /**
     * A rule of a section.
     *
     * @param id the template rule's id
     * @param type CopyPasteRule, ExtractRule, SummaryRule, TableRule, InstructionRule, or a type that is not known
     * @param mode auto or manual
     * @param description which passage or table is meant, in the template author's words
     */
    public record RuleSpec(String id, String type, String mode, String description) {}
}
