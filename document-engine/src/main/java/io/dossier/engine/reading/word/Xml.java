package io.dossier.engine.reading.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.w3c.dom.Attr;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** Steps through a part by local names. */
final class Xml {

    private Xml() {}

    static List<Element> children(Element parent) {
        List<Element> children = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element) {
                children.add(element);
            }
        }
        return children;
    }

    static List<Element> children(Element parent, String name) {
        return children(parent).stream().filter(child -> is(child, name)).toList();
    }

    /** The first element along a path of child names. */
    static Optional<Element> at(Element from, String... names) {
        Optional<Element> current = Optional.of(from);
        for (String name : names) {
            current =
                    current.flatMap(element -> children(element, name).stream().findFirst());
        }
        return current;
    }

    /** The {@code val} of the element along a path of child names. */
    static Optional<String> val(Element from, String... names) {
        return at(from, names).flatMap(element -> attribute(element, "val"));
    }

    static Optional<String> attribute(Element element, String name) {
        NamedNodeMap attributes = element.getAttributes();
        for (int i = 0; i < attributes.getLength(); i++) {
            if (attributes.item(i) instanceof Attr attribute && name.equals(local(attribute))) {
                return Optional.of(attribute.getValue());
            }
        }
        return Optional.empty();
    }

    /** A switch such as {@code <w:vanish/>}: empty if it is not set either way. */
    static Optional<Boolean> flag(Element from, String... names) {
        return at(from, names).map(element -> attribute(element, "val")
                .map(val -> !val.equals("0") && !val.equals("false") && !val.equals("off"))
                .orElse(true));
    }

    /** Whether a content control shows only what it asks its author for. */
    static boolean isUnfilled(Element control) {
        return flag(control, "sdtPr", "showingPlcHdr").orElse(false);
    }

    /** A number that is written as such; empty where it is not one. */
    static Optional<Integer> number(Optional<String> text) {
        return text.filter(digits -> digits.matches("-?\\d{1,9}")).map(Integer::valueOf);
    }

    static boolean is(Element element, String name) {
        return name.equals(local(element));
    }

    static String local(Node node) {
        return node.getLocalName() == null ? node.getNodeName() : node.getLocalName();
    }
}
