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
 * @param manner how it is to be written
 * @param documentInstructions what the user asked for in the whole document; may be empty
 * @param notice what is to be told of the section, whatever is written; may be empty
 */
public record OutlineSection(
        String id,
        int level,
        String title,
        String instructions,
        String userInstructions,
        List<RuleSpec> rules,
        Manner manner,
        String documentInstructions,
        String notice) {

    public OutlineSection {
        rules = List.copyOf(rules);
        manner = Objects.requireNonNullElse(manner, Manner.PLAIN);
        documentInstructions = Objects.requireNonNullElse(documentInstructions, "");
        notice = Objects.requireNonNullElse(notice, "");
    }

    /** A plain section, without instructions for the whole document. */
    public OutlineSection(
            String id, int level, String title, String instructions, String userInstructions, List<RuleSpec> rules) {
        this(id, level, title, instructions, userInstructions, rules, Manner.PLAIN, "", "");
    }

    /** The same with something to be told of it. */
    public OutlineSection telling(String words) {
        return new OutlineSection(
                id, level, title, instructions, userInstructions, rules, manner, documentInstructions, words);
    }

    /**
     * How a section is to be written. Each is empty where the template does not say, and may be a word that is not known.
     *
     * @param type text, table, list or figure
     * @param mode auto, manual or copy; empty for auto
     * @param expansion what it is to be repeated for; empty for one that is not, or that is a copy
     */
    public record Manner(String type, String mode, String expansion) {

        public static final Manner PLAIN = new Manner("", "", "");

        public Manner {
            type = Objects.requireNonNullElse(type, "");
            mode = Objects.requireNonNullElse(mode, "");
            expansion = Objects.requireNonNullElse(expansion, "");
        }

        /** The same for a section that is not repeated. */
        public Manner once() {
            return new Manner(type, mode, "");
        }
    }

    /**
     * A rule of a section.
     *
     * @param id the template rule's id; null for one that the engine has put there
     * @param type CopyPasteRule, ExtractRule, SummaryRule, TableRule, InstructionRule, or a type that is not known
     * @param mode auto or manual
     * @param description which passage or table is meant, in the template author's words
     */
    public record RuleSpec(String id, String type, String mode, String description) {}
}
