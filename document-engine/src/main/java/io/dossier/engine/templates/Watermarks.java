package io.dossier.engine.templates;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Watermarks in headers: those that say of a template that it is one do not hold for what is written from it. */
final class Watermarks {

    private static final String VML = "urn:schemas-microsoft-com:vml";
    private static final Pattern OF_SPECIMEN =
            Pattern.compile("(?i).*\\b(for reference|template|sample|specimen|example)\\b.*");

    private Watermarks() {}

    static void removeOfSpecimens(Element header) {
        for (Element run : Wml.descendants(header, "r")) {
            boolean specimen = texts(run).stream()
                    .anyMatch(text -> OF_SPECIMEN.matcher(text).matches());
            if (specimen) {
                Wml.remove(run);
            }
        }
    }

    private static List<String> texts(Element run) {
        List<String> texts = new ArrayList<>();
        var paths = run.getElementsByTagNameNS(VML, "textpath");
        for (int i = 0; i < paths.getLength(); i++) {
            Node path = paths.item(i);
            texts.add(((Element) path).getAttribute("string"));
        }
        return texts;
    }
}
