package io.dossier.engine.assembly;

import io.dossier.engine.templates.Relationships;
import io.dossier.engine.templates.StyleSheet;
import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.WordPackage;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Adds to a template the styles it lacks, taken from the built-in ones. */
final class StylesPart {

    private final WordPackage file;
    private final StyleSheet styles;
    private final Document tree;
    private final Map<String, String> added = new HashMap<>();

    StylesPart(WordPackage file, StyleSheet styles) {
        this.file = file;
        this.styles = styles;
        this.tree = file.related("styles").orElseGet(this::create);
    }

    /** What applies to every paragraph that no style says otherwise for. */
    Optional<Element> defaults() {
        return Wml.child(tree.getDocumentElement(), "docDefaults", "pPrDefault");
    }

    /** The id of the style with that name, as Word stores built-in names ({@code heading 1}); added if absent. */
    String idOf(String type, String name) {
        return styles.named(type, name).orElseGet(() -> added.computeIfAbsent(name, absent -> add(type, absent)));
    }

    private String add(String type, String name) {
        WordPackage base = BuiltInTemplate.create("");
        StyleSheet builtIn = StyleSheet.of(base);
        Element style = (Element) tree.importNode(
                builtIn.chain(builtIn.named(type, name).orElseThrow()).get(0), true);
        String id = freeId(Wml.attribute(style, "styleId"));
        Wml.set(style, "styleId", id);
        String parent = styles.defaultId(type);
        Wml.child(style, "basedOn").ifPresent(basedOn -> {
            if (parent.isEmpty()) {
                Wml.remove(basedOn);
            } else {
                Wml.set(basedOn, "val", parent);
            }
        });
        Wml.child(style, "next").ifPresent(Wml::remove);
        Wml.child(style, "pPr", "numPr").ifPresent(Wml::remove);
        tree.getDocumentElement().appendChild(style);
        return id;
    }

    private String freeId(String wanted) {
        String id = wanted;
        for (int i = 2; !styles.chain(id).isEmpty(); i++) {
            id = wanted + i;
        }
        return id;
    }

    private Document create() {
        Document base = BuiltInTemplate.create("").related("styles").orElseThrow();
        String name = "word/styles.xml";
        file.put(name, base);
        file.contentType(name, "application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml");
        Relationships.of(file, file.main()).add("styles", "/" + name);
        return base;
    }
}
