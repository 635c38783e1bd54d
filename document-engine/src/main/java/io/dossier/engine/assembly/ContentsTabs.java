package io.dossier.engine.assembly;

import io.dossier.engine.templates.Wml;
import java.util.List;
import org.w3c.dom.Element;

/** The tab stops of an entry in a table of contents: one behind the number, one with dots before the page. */
final class ContentsTabs {

    private static final List<String> BEFORE_TABS = List.of(
            "pStyle",
            "keepNext",
            "keepLines",
            "pageBreakBefore",
            "framePr",
            "widowControl",
            "numPr",
            "suppressLineNumbers",
            "pBdr",
            "shd");

    private ContentsTabs() {}

    /** Keeps the stops of the template's own entries; adds them where there are none. */
    static void set(Element properties, int level, int room) {
        if (Wml.child(properties, "tabs").isPresent()) {
            return;
        }
        Element tabs = Wml.element(properties.getOwnerDocument(), "tabs");
        Wml.append(tabs, "tab", "val", "left", "pos", String.valueOf(440 + level * 440));
        Wml.append(tabs, "tab", "val", "right", "leader", "dot", "pos", String.valueOf(room));
        Element next = Wml.children(properties).stream()
                .filter(child -> !BEFORE_TABS.contains(child.getLocalName()))
                .findFirst()
                .orElse(null);
        properties.insertBefore(tabs, next);
    }
}
