package io.dossier.engine.templates;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** The relationships of one part to others. */
public final class Relationships {

    private static final String NAMESPACE = "http://schemas.openxmlformats.org/package/2006/relationships";
    private static final String KINDS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";

    private final String source;
    private final Document tree;

    private Relationships(String source, Document tree) {
        this.source = source;
        this.tree = tree;
    }

    /**
     * The relationships of a part; the empty name stands for the package itself. The part of relationships is added
     * where there is none.
     */
    public static Relationships of(WordPackage file, String source) {
        int folder = source.lastIndexOf('/') + 1;
        String name = source.substring(0, folder) + "_rels/" + source.substring(folder) + ".rels";
        if (!file.has(name)) {
            file.put(name, ("<Relationships xmlns=\"" + NAMESPACE + "\"/>").getBytes(StandardCharsets.UTF_8));
        }
        return new Relationships(source, file.tree(name));
    }

    /** Names of the parts inside the file that a relationship of this kind leads to, in order. */
    public List<String> targets(String kind) {
        return all(kind).stream()
                .filter(element -> !isExternal(element))
                .map(element -> resolve(element.getAttribute("Target")))
                .toList();
    }

    /** Removes all relationships of this kind. */
    public void removeAll(String kind) {
        all(kind).forEach(Wml::remove);
    }

    /** Adds a relationship with the first free id. */
    public void add(String kind, String target) {
        int number = 1;
        while (ids().contains("rId" + number)) {
            number++;
        }
        Element element = tree.createElementNS(NAMESPACE, "Relationship");
        element.setAttribute("Id", "rId" + number);
        element.setAttribute("Type", kind.contains(":") ? kind : KINDS + kind);
        element.setAttribute("Target", target);
        tree.getDocumentElement().appendChild(element);
    }

    private List<String> ids() {
        return Wml.children(tree.getDocumentElement()).stream()
                .map(element -> element.getAttribute("Id"))
                .toList();
    }

    private List<Element> all(String kind) {
        return Wml.children(tree.getDocumentElement()).stream()
                .filter(element -> element.getAttribute("Type").endsWith("/" + kind))
                .toList();
    }

    private static boolean isExternal(Element relationship) {
        return relationship.getAttribute("TargetMode").equals("External");
    }

    private String resolve(String target) {
        if (target.startsWith("/")) {
            return target.substring(1);
        }
        try {
            return URI.create("/" + source).resolve(target).getPath().substring(1);
        } catch (IllegalArgumentException e) {
            return target;
        }
    }
}
