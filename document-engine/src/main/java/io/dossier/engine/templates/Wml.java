package io.dossier.engine.templates;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** The few words of WordprocessingML's object tree that reading and writing share. */
public final class Wml {

    /** Namespace of WordprocessingML, transitional. */
    public static final String W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

    /** Namespace of references from a part to its relationships. */
    public static final String R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

    private Wml() {}

    /** Whether the node is the WordprocessingML element of that local name. */
    public static boolean is(Node node, String name) {
        return node instanceof Element && name.equals(node.getLocalName()) && W.equals(node.getNamespaceURI());
    }

    /** The child elements, a copy that may be walked while the tree is changed. */
    public static List<Element> children(Node parent) {
        List<Element> children = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element) {
                children.add(element);
            }
        }
        return children;
    }

    /** The child elements of that local name. */
    public static List<Element> children(Node parent, String name) {
        return children(parent).stream().filter(child -> is(child, name)).toList();
    }

    /** The first child that the path of local names leads to. */
    public static Optional<Element> child(Node parent, String... path) {
        Node node = parent;
        for (String name : path) {
            Node next = node.getFirstChild();
            while (next != null && !is(next, name)) {
                next = next.getNextSibling();
            }
            if (next == null) {
                return Optional.empty();
            }
            node = next;
        }
        return Optional.of((Element) node);
    }

    /** All descendants of that local name in document order. */
    public static List<Element> descendants(Element root, String name) {
        List<Element> found = new ArrayList<>();
        collect(root, name, found);
        return found;
    }

    private static void collect(Element parent, String name, List<Element> found) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element) {
                if (is(element, name)) {
                    found.add(element);
                }
                collect(element, name, found);
            }
        }
    }

    /** The element's {@code w:val}, empty if it has none. */
    public static String val(Element element) {
        return attribute(element, "val");
    }

    /** The {@code w:val} of the child that the path leads to, empty if there is none. */
    public static String val(Node parent, String... path) {
        return child(parent, path).map(Wml::val).orElse("");
    }

    /** The attribute of that local name in the namespace of WordprocessingML, empty if absent. */
    public static String attribute(Element element, String name) {
        return element.getAttributeNS(W, name);
    }

    /** An on-off property such as {@code w:vanish}: empty if absent. */
    public static Optional<Boolean> toggle(Node properties, String name) {
        return child(properties, name).map(element -> switch (val(element)) {
            case "0", "false", "off", "none" -> false;
            default -> true;
        });
    }

    /** A new element of WordprocessingML. */
    public static Element element(Document document, String name) {
        return document.createElementNS(W, "w:" + name);
    }

    /** Appends a new element with attributes given as name, value, name, value, …, and returns it. */
    public static Element append(Node parent, String name, String... attributes) {
        Document document = parent instanceof Document self ? self : parent.getOwnerDocument();
        Element element = set(element(document, name), attributes);
        parent.appendChild(element);
        return element;
    }

    /** Sets attributes given as name, value, name, value, …. */
    public static Element set(Element element, String... attributes) {
        for (int i = 0; i < attributes.length; i += 2) {
            element.setAttributeNS(W, "w:" + attributes[i], attributes[i + 1]);
        }
        return element;
    }

    /** Takes the node out of its tree. */
    public static void remove(Node node) {
        if (node.getParentNode() != null) {
            node.getParentNode().removeChild(node);
        }
    }
}
