package io.dossier.engine.templates;

import io.dossier.engine.model.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/**
 * The parts of a Word file by name, without a leading slash. Parsed parts are kept, so that every reader and writer of
 * a part sees the same tree.
 */
public final class WordPackage {

    static final String CONTENT_TYPES = "[Content_Types].xml";

    private final TreeMap<String, byte[]> parts;
    private final Map<String, Document> trees = new TreeMap<>();
    private final String main;

    /** @param main name of the part that holds the body */
    public WordPackage(Map<String, byte[]> parts, String main) {
        this.parts = new TreeMap<>(parts);
        this.main = main;
    }

    /** Names of all parts, sorted. */
    public List<String> names() {
        return List.copyOf(parts.keySet());
    }

    public boolean has(String name) {
        return parts.containsKey(name);
    }

    /** Name of the part that holds the body. */
    public String main() {
        return main;
    }

    /** The body. */
    public Element body() {
        return Wml.child(tree(main).getDocumentElement(), "body")
                .orElseThrow(() -> new UnreadableTemplate(
                        Problem.UNREADABLE,
                        "The Word file has no body, or one in the strict format. Save it again as"
                                + " a Word document (.docx)."));
    }

    /** The tree of a part that must be there. */
    public Document tree(String name) {
        return trees.computeIfAbsent(name, this::parse);
    }

    /** The tree of the part that the main part refers to with a relationship of this kind, such as {@code styles}. */
    public Optional<Document> related(String kind) {
        return relatedName(kind).map(this::tree);
    }

    /** The name of the part that the main part refers to with a relationship of this kind. */
    public Optional<String> relatedName(String kind) {
        return Relationships.of(this, main).targets(kind).stream()
                .filter(this::has)
                .findFirst();
    }

    /** Adds or replaces a part. */
    public void put(String name, byte[] bytes) {
        trees.remove(name);
        parts.put(name, bytes);
    }

    /** Adds or replaces a part that is written from its tree. */
    public void put(String name, Document tree) {
        parts.put(name, new byte[0]);
        trees.put(name, tree);
    }

    public void remove(String name) {
        parts.remove(name);
        trees.remove(name);
    }

    /** All parts as bytes, sorted by name. */
    public Map<String, byte[]> bytes() {
        Map<String, byte[]> bytes = new TreeMap<>(parts);
        trees.forEach((name, tree) -> bytes.put(name, XmlText.bytes(tree)));
        return bytes;
    }

    /** The content type of a part, empty if none is declared. */
    public String contentType(String name) {
        String extension = name.substring(name.lastIndexOf('.') + 1);
        String byExtension = "";
        for (Element type : Wml.children(tree(CONTENT_TYPES).getDocumentElement())) {
            if (type.getAttribute("PartName").equals("/" + name)) {
                return type.getAttribute("ContentType");
            }
            if (type.getAttribute("Extension").equalsIgnoreCase(extension)) {
                byExtension = type.getAttribute("ContentType");
            }
        }
        return byExtension;
    }

    /** Declares the content type of a part. */
    public void contentType(String name, String type) {
        Element types = tree(CONTENT_TYPES).getDocumentElement();
        List<Element> known = new ArrayList<>(Wml.children(types));
        known.removeIf(element -> !element.getAttribute("PartName").equals("/" + name));
        Element override = known.isEmpty()
                ? types.getOwnerDocument().createElementNS(types.getNamespaceURI(), "Override")
                : known.get(0);
        override.setAttribute("PartName", "/" + name);
        override.setAttribute("ContentType", type);
        types.appendChild(override);
    }

    /** Takes back the declaration of a part's content type. */
    public void undeclare(String name) {
        Wml.children(tree(CONTENT_TYPES).getDocumentElement()).stream()
                .filter(type -> type.getAttribute("PartName").equals("/" + name))
                .forEach(Wml::remove);
    }

    private Document parse(String name) {
        try {
            Document tree = Xml.parse(parts.get(name));
            declare(tree.getDocumentElement());
            return tree;
        } catch (SAXException | IOException e) {
            throw new UnreadableTemplate(
                    Problem.UNREADABLE, "The Word file is damaged: its part " + name + " is not well-formed.", e);
        }
    }

    /** What is written into a part uses the usual prefixes, whatever the template calls them. */
    private static void declare(Element root) {
        if (Wml.W.equals(root.getNamespaceURI())) {
            String xmlns = "http://www.w3.org/2000/xmlns/";
            root.setAttributeNS(xmlns, "xmlns:w", Wml.W);
            root.setAttributeNS(xmlns, "xmlns:r", Wml.R);
        }
    }
}
