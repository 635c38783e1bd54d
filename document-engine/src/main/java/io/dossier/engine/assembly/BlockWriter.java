package io.dossier.engine.assembly;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Note;
import io.dossier.engine.model.Table;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.templates.CleanTemplate;
import io.dossier.engine.templates.Wml;
import java.util.List;
import java.util.Optional;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Writes generated blocks, each in a content control of its own. */
final class BlockWriter {

    private final Document document;
    private final DocumentStyles styles;
    private final ContentControls controls;
    private final ListWriter lists;
    private final TableWriter tables;
    private final SourceNotes notes;
    private Element citing;

    BlockWriter(CleanTemplate template, DocumentStyles styles) {
        this.document = template.file().body().getOwnerDocument();
        this.styles = styles;
        this.controls = new ContentControls(template.file());
        this.lists = new ListWriter(template.file(), styles);
        this.tables = new TableWriter(styles);
        this.notes = new SourceNotes(template.file(), styles);
    }

    /** The block's control; empty for a note that went to the passage before it. */
    Optional<Element> write(GeneratedBlock generated) {
        if (generated.block() instanceof Note note && citing != null) {
            cite(generated.id(), note);
            return Optional.empty();
        }
        Element control = control(generated);
        List<Element> paragraphs = Wml.children(ContentControls.content(control), "p");
        boolean cites = !(generated.block() instanceof Table || generated.block() instanceof Note);
        citing = cites ? paragraphs.get(0) : null;
        return Optional.of(control);
    }

    /** The note's mark stands at the end of the passage, in a control of its own. */
    private void cite(String id, Note note) {
        Element control = controls.create(id);
        ContentControls.content(control).appendChild(notes.reference(note.text()));
        citing.appendChild(control);
    }

    private Element control(GeneratedBlock generated) {
        Element control = controls.create(generated.id());
        Element content = ContentControls.content(control);
        Block block = generated.block();
        if (!(block instanceof ListItem) && !(block instanceof Note)) {
            lists.end();
        }
        if (block instanceof ListItem item) {
            content.appendChild(lists.write(item));
        } else if (block instanceof Table table) {
            tables.write(content, table, generated);
        } else if (block instanceof Heading heading) {
            content.appendChild(subheading(heading));
        } else if (block instanceof Note note) {
            content.appendChild(note(note));
        } else {
            content.appendChild(plain(block.text()));
        }
        return control;
    }

    /** Neither a list nor a passage with notes goes on in the next section. */
    void endOfSection() {
        citing = null;
        lists.end();
    }

    /** A paragraph that has no source. */
    Element plain(String text) {
        Element paragraph = styles.text();
        TextRuns.append(paragraph, text, null);
        return paragraph;
    }

    /** A heading inside a section's text is no heading of the outline: it must not disturb the template's numbers. */
    private Element subheading(Heading heading) {
        Element paragraph = styles.text();
        Element properties = DocumentStyles.properties(paragraph);
        Element keepNext = Wml.element(document, "keepNext");
        properties.insertBefore(keepNext, Wml.child(properties, "spacing").orElse(null));
        String text = heading.number().isEmpty() ? heading.text() : heading.number() + " " + heading.text();
        TextRuns.append(paragraph, text, format("b", ""));
        return paragraph;
    }

    /** A note of a table stands below it, as in the source. */
    private Element note(Note note) {
        Element paragraph = styles.tableNote();
        if (!note.marker().isBlank()) {
            Element superscript = Wml.element(document, "rPr");
            Wml.append(superscript, "vertAlign", "val", "superscript");
            TextRuns.append(paragraph, note.marker(), superscript);
            TextRuns.append(paragraph, " ", null);
        }
        TextRuns.append(paragraph, note.text(), styles.hasTableNote() ? null : format("sz", "18"));
        return paragraph;
    }

    private Element format(String name, String value) {
        Element format = Wml.element(document, "rPr");
        Element property = Wml.append(format, name);
        if (!value.isEmpty()) {
            Wml.set(property, "val", value);
        }
        return format;
    }
}
