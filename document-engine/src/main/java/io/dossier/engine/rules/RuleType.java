package io.dossier.engine.rules;

import java.util.Arrays;

/** The types of rule. */
enum RuleType {
    COPY_PASTE("CopyPasteRule"),
    EXTRACT("ExtractRule"),
    SUMMARY("SummaryRule"),
    TABLE("TableRule"),
    INSTRUCTION("InstructionRule");

    private final String wireName;

    RuleType(String wireName) {
        this.wireName = wireName;
    }

    String wireName() {
        return wireName;
    }

    /** The type of that name; an unknown one is an instruction for people. */
    static RuleType named(String name) {
        return Arrays.stream(values())
                .filter(type -> type.wireName.equalsIgnoreCase(name))
                .findFirst()
                .orElse(INSTRUCTION);
    }
}
