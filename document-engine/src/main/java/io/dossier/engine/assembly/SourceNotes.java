package io.dossier.engine.assembly;

import io.dossier.engine.templates.Relationships;
import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.WordPackage;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Writes the notes of sources as Word's own footnotes: Word numbers them with those of the template and the author. */
final class SourceNotes {

    private static final String TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.footnotes+xml";

    private final WordPackage file;
    private final DocumentStyles styles;
    private Element notes;
    private int lastId;

    SourceNotes(WordPackage file, DocumentStyles styles) {
        this.file = file;
        this.styles = styles;
    }

    /** A run with the reference mark; the note itself goes into its part. */
    Element reference(String text) {
        if (notes == null) {
            notes = part();
        }
        String id = String.valueOf(++lastId);
        Element note = Wml.append(notes, "footnote", "id", id);
        Element paragraph = styles.footnote(notes.getOwnerDocument());
        note.appendChild(paragraph);
        Wml.append(mark(paragraph), "footnoteRef");
        TextRuns.append(paragraph, " " + text, null);
        Element holder = Wml.element(file.body().getOwnerDocument(), "p");
        Element run = mark(holder);
        Wml.append(run, "footnoteReference", "id", id);
        return run;
    }

    private Element mark(Element paragraph) {
        Element run = Wml.append(paragraph, "r");
        Element format = Wml.append(run, "rPr");
        Wml.append(format, "rStyle", "val", styles.footnoteMark());
        Wml.append(format, "vertAlign", "val", "superscript");
        return run;
    }

    private Element part() {
        Document tree = file.related("footnotes").orElseGet(this::create);
        Element root = tree.getDocumentElement();
        List<Element> known = Wml.children(root, "footnote");
        lastId = known.stream()
                .map(note -> Wml.attribute(note, "id"))
                .filter(id -> id.matches("\\d{1,9}"))
                .mapToInt(Integer::parseInt)
                .max()
                .orElse(0);
        return root;
    }

    private Document create() {
        String name = "word/footnotes.xml";
        file.put(name, ("<w:footnotes xmlns:w=\"" + Wml.W + "\"/>").getBytes(StandardCharsets.UTF_8));
        file.contentType(name, TYPE);
        Relationships.of(file, file.main()).add("footnotes", "/" + name);
        Document tree = file.tree(name);
        separator(tree.getDocumentElement(), "-1", "separator");
        separator(tree.getDocumentElement(), "0", "continuationSeparator");
        return tree;
    }

    /** Without them other programs take the first two notes for the lines between text and notes. */
    private static void separator(Element root, String id, String kind) {
        Element note = Wml.append(root, "footnote", "type", kind, "id", id);
        Element paragraph = Wml.append(note, "p");
        Wml.append(Wml.append(paragraph, "pPr"), "spacing", "after", "0", "line", "240", "lineRule", "auto");
        Wml.append(Wml.append(paragraph, "r"), kind);
    }

    /** Puts the notes into the order in which the body refers to them: LibreOffice counts them. */
    static void sort(WordPackage file) {
        file.related("footnotes").ifPresent(tree -> {
            List<String> cited = Wml.descendants(file.body(), "footnoteReference").stream()
                    .map(reference -> Wml.attribute(reference, "id"))
                    .toList();
            List<Element> ordinary = new ArrayList<>(Wml.children(tree.getDocumentElement(), "footnote"));
            ordinary.removeIf(note -> !cited.contains(Wml.attribute(note, "id")));
            ordinary.sort((a, b) -> cited.indexOf(Wml.attribute(a, "id")) - cited.indexOf(Wml.attribute(b, "id")));
            ordinary.forEach(tree.getDocumentElement()::appendChild);
        });
    }
}
