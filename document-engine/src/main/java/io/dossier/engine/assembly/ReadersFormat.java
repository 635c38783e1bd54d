package io.dossier.engine.assembly;

import io.dossier.engine.templates.Wml;
import java.util.Set;
import org.w3c.dom.Element;

/** A run's format without what tells its author something. */
final class ReadersFormat {

    private static final Set<String> AUTHORS = Set.of("color", "highlight", "shd", "vanish", "rStyle");

    private ReadersFormat() {}

    /** Changes the format, and returns it. */
    static Element of(Element format) {
        Wml.children(format).stream()
                .filter(child -> AUTHORS.contains(child.getLocalName()))
                .forEach(Wml::remove);
        return format;
    }
}
