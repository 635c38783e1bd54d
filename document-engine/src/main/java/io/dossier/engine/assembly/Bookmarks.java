package io.dossier.engine.assembly;

import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.WordPackage;
import org.w3c.dom.Element;

/** Bookmarks around headings for the table of contents, numbered in the order in which they are set. */
final class Bookmarks {

    private static final long FIRST_NAME = 900_000_001L;

    private int id;
    private long name = FIRST_NAME;

    Bookmarks(WordPackage file) {
        id = Wml.descendants(file.body(), "bookmarkStart").stream()
                .map(start -> Wml.attribute(start, "id"))
                .filter(value -> value.matches("\\d{1,9}"))
                .mapToInt(Integer::parseInt)
                .max()
                .orElse(0);
    }

    /** Replaces the heading's bookmark for a table of contents; the name of the new one. */
    String mark(Element heading) {
        Wml.descendants(heading, "bookmarkStart").stream()
                .filter(start -> Wml.attribute(start, "name").startsWith("_Toc"))
                .forEach(Wml::remove);
        String bookmark = "_Toc" + name++;
        Element start = Wml.element(heading.getOwnerDocument(), "bookmarkStart");
        Wml.set(start, "id", String.valueOf(++id), "name", bookmark);
        Element properties = Wml.child(heading, "pPr").orElse(null);
        heading.insertBefore(start, properties == null ? heading.getFirstChild() : properties.getNextSibling());
        Wml.append(heading, "bookmarkEnd", "id", String.valueOf(id));
        return bookmark;
    }
}
