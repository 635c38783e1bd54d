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
        start(heading, bookmark);
        Wml.append(heading, "bookmarkEnd", "id", String.valueOf(id));
        return bookmark;
    }

    /** Bookmarks the place where the paragraph begins. */
    void point(Element paragraph, String bookmark) {
        Element start = start(paragraph, bookmark);
        Element end = Wml.element(paragraph.getOwnerDocument(), "bookmarkEnd");
        paragraph.insertBefore(Wml.set(end, "id", String.valueOf(id)), start.getNextSibling());
    }

    private Element start(Element paragraph, String bookmark) {
        Element start = Wml.element(paragraph.getOwnerDocument(), "bookmarkStart");
        Wml.set(start, "id", String.valueOf(++id), "name", bookmark);
        Element properties = Wml.child(paragraph, "pPr").orElse(null);
        paragraph.insertBefore(start, properties == null ? paragraph.getFirstChild() : properties.getNextSibling());
        return start;
    }
}
