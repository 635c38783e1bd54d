package io.dossier.engine.assembly;

import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.XmlText;
import org.w3c.dom.Element;

/** Writes words as runs: line ends and tabs as Word's own, characters that XML cannot carry left out. */
final class TextRuns {

    private static final String XML = "http://www.w3.org/XML/1998/namespace";

    private TextRuns() {}

    /**
     * Appends one run.
     *
     * @param formatOrNull the run's properties, taken over as they are
     */
    static Element append(Element parent, String text, Element formatOrNull) {
        Element run = Wml.append(parent, "r");
        if (formatOrNull != null) {
            run.appendChild(formatOrNull);
        }
        StringBuilder words = new StringBuilder();
        for (char c : XmlText.legal(text).replace("\r\n", "\n").toCharArray()) {
            if (c == '\n' || c == '\r' || c == '\t') {
                flush(run, words);
                Wml.append(run, c == '\t' ? "tab" : "br");
            } else {
                words.append(c);
            }
        }
        flush(run, words);
        return run;
    }

    private static void flush(Element run, StringBuilder words) {
        if (!words.isEmpty()) {
            Element text = Wml.append(run, "t");
            text.setAttributeNS(XML, "xml:space", "preserve");
            text.setTextContent(words.toString());
            words.setLength(0);
        }
    }
}
