package io.dossier.engine.assembly;

import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.WordPackage;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.CRC32;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Wraps generated blocks into content controls that carry the block's id as tag. */
final class ContentControls {

    /** Word refuses longer tags. */
    private static final int LONGEST_TAG = 64;

    private final Document document;
    private final Set<String> ids = new HashSet<>();
    private final Set<String> tags = new HashSet<>();

    ContentControls(WordPackage file) {
        this.document = file.body().getOwnerDocument();
        Wml.descendants(file.body(), "sdtPr").forEach(properties -> ids.add(Wml.val(properties, "id")));
    }

    /** A new control, of blocks or of runs; what it holds is appended to the element {@link #content}. */
    Element create(String tag) {
        if (tag.isEmpty() || tag.length() > LONGEST_TAG || !tags.add(tag)) {
            throw new IllegalArgumentException("A block's id must be unique and have 1 to 64 characters: " + tag);
        }
        return create(document, tag, id(tag));
    }

    static Element create(Document document, String tag, long id) {
        Element control = Wml.element(document, "sdt");
        Element properties = Wml.append(control, "sdtPr");
        Wml.append(properties, "tag", "val", tag);
        Wml.append(properties, "id", "val", String.valueOf(id));
        Wml.append(control, "sdtContent");
        return control;
    }

    static Element content(Element control) {
        return Wml.child(control, "sdtContent").orElseThrow();
    }

    /** Word wants a number of its own for each control. */
    private long id(String tag) {
        long id = numberOf(tag);
        while (!ids.add(String.valueOf(id))) {
            id = id % 0x7FFFFFFF + 1;
        }
        return id;
    }

    /** Derived, so that the same document gets the same one. */
    static long numberOf(String tag) {
        CRC32 crc = new CRC32();
        crc.update(tag.getBytes(StandardCharsets.UTF_8));
        return Math.max(1, crc.getValue() & 0x7FFFFFFF);
    }
}
