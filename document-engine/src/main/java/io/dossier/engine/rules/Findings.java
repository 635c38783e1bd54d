package io.dossier.engine.rules;

import java.util.List;

/**
 * What is known of a rule's content besides its words.
 *
 * @param value the bare value that an ExtractRule found; empty for none
 * @param numbersChecked how many figures were compared with their origins
 * @param numbersLeftOut sentences and cells that were left out because a figure could not be traced, with the figure
 * @param instructions orders that were understood, with who gave them
 */
public record Findings(String value, int numbersChecked, List<String> numbersLeftOut, List<String> instructions) {

    /** Nothing is known. */
    public static final Findings NONE = new Findings("", 0, List.of(), List.of());

    public Findings {
        numbersLeftOut = List.copyOf(numbersLeftOut);
        instructions = List.copyOf(instructions);
    }
}
