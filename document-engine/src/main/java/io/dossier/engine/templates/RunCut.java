package io.dossier.engine.templates;

import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Cuts a run in two, so that something can stand between its words. */
final class RunCut {

    private static final String XML = "http://www.w3.org/XML/1998/namespace";

    private RunCut() {}

    /** Cuts behind so many characters of the run's words; what comes before stays in the run. */
    static void at(Element run, int characters) {
        Element rest = (Element) run.cloneNode(false);
        Wml.child(run, "rPr").ifPresent(format -> rest.appendChild(format.cloneNode(true)));
        int seen = 0;
        for (Element child : Wml.children(run)) {
            String text = Runs.text(child, true);
            if (seen >= characters && !Wml.is(child, "rPr")) {
                rest.appendChild(child);
            } else if (seen + text.length() > characters) {
                Element end = (Element) child.cloneNode(true);
                say(end, text.substring(characters - seen));
                say(child, text.substring(0, characters - seen));
                rest.appendChild(end);
            }
            seen += text.length();
        }
        Node behind = run.getNextSibling();
        run.getParentNode().insertBefore(rest, behind);
    }

    private static void say(Element text, String words) {
        text.setTextContent(words);
        text.setAttributeNS(XML, "xml:space", "preserve");
    }
}
