package io.dossier.engine.assembly;

import io.dossier.engine.templates.Relationships;
import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.WordPackage;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Removes what refers to parts of the template that are gone, and what only its authors need. */
final class Leftovers {

    private static final List<String> COMMENT_PARTS =
            List.of("comments", "commentsExtended", "commentsIds", "commentsExtensible");

    private final WordPackage file;

    Leftovers(WordPackage file) {
        this.file = file;
    }

    void remove() {
        removeComments();
        removeHalfBookmarks();
        removeUnusedNotes("footnotes", "footnote");
        removeUnusedNotes("endnotes", "endnote");
        SourceNotes.sort(file);
        forgetTemplate();
    }

    private void removeComments() {
        Element body = file.body();
        Wml.descendants(body, "commentRangeStart").forEach(Wml::remove);
        Wml.descendants(body, "commentRangeEnd").forEach(Wml::remove);
        Wml.descendants(body, "commentReference").forEach(Wml::remove);
        Relationships relationships = Relationships.of(file, file.main());
        for (String kind : COMMENT_PARTS) {
            relationships.targets(kind).forEach(name -> {
                file.remove(name);
                file.undeclare(name);
            });
            relationships.removeAll(kind);
        }
    }

    private void removeHalfBookmarks() {
        List<Element> starts = Wml.descendants(file.body(), "bookmarkStart");
        List<Element> ends = Wml.descendants(file.body(), "bookmarkEnd");
        Set<String> started = ids(starts);
        Set<String> ended = ids(ends);
        starts.stream()
                .filter(mark -> !ended.contains(Wml.attribute(mark, "id")))
                .forEach(Wml::remove);
        ends.stream()
                .filter(mark -> !started.contains(Wml.attribute(mark, "id")))
                .forEach(Wml::remove);
    }

    /** LibreOffice counts notes instead of reading their ids: one that nothing refers to would shift the others. */
    private void removeUnusedNotes(String part, String note) {
        Optional<Document> notes = file.related(part);
        if (notes.isEmpty()) {
            return;
        }
        Set<String> used = ids(Wml.descendants(file.body(), note + "Reference"));
        Wml.children(notes.get().getDocumentElement(), note).stream()
                .filter(element -> Wml.attribute(element, "type").isEmpty()
                        || Wml.attribute(element, "type").equals("normal"))
                .filter(element -> !used.contains(Wml.attribute(element, "id")))
                .forEach(Wml::remove);
    }

    private static Set<String> ids(List<Element> elements) {
        return elements.stream().map(element -> Wml.attribute(element, "id")).collect(Collectors.toSet());
    }

    /** Word would fetch the template that a document is attached to from wherever it says. */
    private void forgetTemplate() {
        file.relatedName("settings").ifPresent(settings -> {
            Wml.children(file.tree(settings).getDocumentElement(), "attachedTemplate")
                    .forEach(Wml::remove);
            Relationships.of(file, settings).removeAll("attachedTemplate");
        });
    }
}
