package io.dossier.engine.templates;

import org.w3c.dom.Element;

/** The words of a heading without prompts and without what tells its author something. */
final class HeadingName {

    private final InstructionDetector detector;

    HeadingName(InstructionDetector detector) {
        this.detector = detector;
    }

    /** Coloured words are the name where there are no others: optional headings are coloured as a whole. */
    String of(Element heading) {
        StringBuilder staying = new StringBuilder();
        StringBuilder all = new StringBuilder();
        for (Element run : Runs.of(heading)) {
            String text = Runs.text(run);
            all.append(text);
            if (!detector.isInstruction(heading, run) || detector.isNeutral(run, text)) {
                staying.append(text);
            }
        }
        String name = tidy(withoutPrompts(staying.toString()));
        if (!OutlineLevels.hasWords(name)) {
            name = tidy(withoutPrompts(all.toString()));
        }
        return OutlineLevels.hasWords(name) ? name : tidy(all.toString().replaceAll("[<>\\[\\]{}]", ""));
    }

    /** Braces mark the whole heading as optional; other brackets ask for something. */
    private static String withoutPrompts(String text) {
        return Prompts.without(text.replaceAll("[{}]", "")).replaceAll("<\\s*>|\\[\\s*]", "");
    }

    private static String tidy(String text) {
        return text.replaceAll("[\\s\\u00A0]+", " ").strip();
    }
}
