package io.dossier.engine.reading.word;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.w3c.dom.Element;

/** Footnotes or endnotes by id, numbered in the order in which the text refers to them. */
final class WordNotes {

    private final Map<String, Element> byId = new HashMap<>();
    private final WordStyles styles;
    private int count;

    WordNotes(Optional<Element> root, WordStyles styles) {
        this.styles = styles;
        root.ifPresent(notes -> Xml.children(notes).forEach(this::add));
    }

    /** Hands out the next marker; call it once for each reference, in order. */
    String nextMarker() {
        count++;
        return String.valueOf(count);
    }

    String text(String id) {
        Element note = byId.get(id);
        return note == null
                ? ""
                : Xml.children(note, "p").stream()
                        .map(paragraph -> new ParagraphText(paragraph, styles).text())
                        .collect(Collectors.joining(" "));
    }

    /** Separators are notes as well, with a type. */
    private void add(Element note) {
        boolean ordinary = Xml.attribute(note, "type")
                .filter(type -> !type.equals("normal"))
                .isEmpty();
        if (ordinary) {
            Xml.attribute(note, "id").ifPresent(id -> byId.put(id, note));
        }
    }
}
