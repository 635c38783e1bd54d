package io.dossier.engine.assembly;

import io.dossier.engine.assembly.AssemblyRequest.Section;
import io.dossier.engine.model.Locator;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.Origin;
import io.dossier.engine.templates.Relationships;
import io.dossier.engine.templates.WordPackage;
import io.dossier.engine.templates.Xml;
import io.dossier.engine.templates.XmlText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/**
 * The custom XML part that says where each block came from. Sources and heading paths are written once and referred to,
 * because a table has as many origins as cells.
 */
final class Provenance {

    static final String NAMESPACE = "urn:dossier:provenance:1";
    private static final String PROPERTIES = "http://schemas.openxmlformats.org/officeDocument/2006/customXml";

    private final AssemblyRequest request;
    private final Document tree;
    private final Element sources;
    private final Map<String, String> sourceIds = new LinkedHashMap<>();

    Provenance(AssemblyRequest request) {
        this.request = request;
        this.tree = parse("<provenance xmlns=\"" + NAMESPACE + "\"/>");
        Element root = tree.getDocumentElement();
        root.setAttribute("document", XmlText.legal(request.documentId()));
        root.setAttribute("created", request.createdAt().toString());
        this.sources = append(root, "sources");
    }

    /** @param fields what is shown outside of the sections */
    void addTo(WordPackage file, List<GeneratedBlock> fields) {
        fields.forEach(block -> write("", block));
        for (Section section : request.sections()) {
            section.blocks().forEach(block -> write(section.id(), block));
        }
        int number = 1;
        while (file.has("customXml/item" + number + ".xml") || file.has("customXml/itemProps" + number + ".xml")) {
            number++;
        }
        String item = "customXml/item" + number + ".xml";
        String properties = "customXml/itemProps" + number + ".xml";
        file.put(item, tree);
        file.put(properties, properties());
        file.contentType(properties, "application/vnd.openxmlformats-officedocument.customXmlProperties+xml");
        file.contentType(item, "application/xml");
        Relationships.of(file, item).add("customXmlProps", "itemProps" + number + ".xml");
        Relationships.of(file, file.main()).add("customXml", "/" + item);
    }

    private void write(String section, GeneratedBlock generated) {
        Element block = append(tree.getDocumentElement(), "block");
        set(block, "id", generated.id());
        set(block, "section", section);
        set(block, "kind", generated.block().getClass().getSimpleName().toLowerCase(Locale.ROOT));
        for (Origin origin : generated.origins()) {
            boolean cell = origin.row() != null;
            Element element = append(block, cell ? "cell" : "sentence");
            set(element, "from", origin.from());
            set(element, "to", origin.to());
            set(element, "row", origin.row());
            set(element, "column", origin.column());
            place(append(element, "place"), origin.place());
        }
    }

    private void place(Element element, Locator place) {
        set(element, "source", sourceIds.computeIfAbsent(place.source(), hash -> source(hash, place.name())));
        set(element, "page", place.page());
        set(element, "table", place.table());
        set(element, "row", place.row());
        set(element, "column", place.column());
        set(element, "from", place.from());
        set(element, "to", place.to());
        place.headingPath().forEach(heading -> append(element, "heading").setTextContent(XmlText.legal(heading)));
    }

    private String source(String hash, String name) {
        String id = "s" + (sourceIds.size() + 1);
        Element element = append(sources, "source");
        set(element, "id", id);
        set(element, "sha256", hash);
        set(element, "name", name);
        return id;
    }

    private Document properties() {
        String id = UUID.nameUUIDFromBytes((NAMESPACE + request.documentId()).getBytes(StandardCharsets.UTF_8))
                .toString()
                .toUpperCase(Locale.ROOT);
        return parse("<ds:datastoreItem xmlns:ds=\"" + PROPERTIES + "\" ds:itemID=\"{" + id + "}\"><ds:schemaRefs>"
                + "<ds:schemaRef ds:uri=\"" + NAMESPACE + "\"/></ds:schemaRefs></ds:datastoreItem>");
    }

    private static Document parse(String xml) {
        try {
            return Xml.parse(xml.getBytes(StandardCharsets.UTF_8));
        } catch (SAXException | IOException e) {
            throw new IllegalStateException("Our own XML is not well-formed", e);
        }
    }

    private static Element append(Element parent, String name) {
        Element element = parent.getOwnerDocument().createElementNS(NAMESPACE, name);
        parent.appendChild(element);
        return element;
    }

    private static void set(Element element, String name, Object value) {
        if (value != null) {
            element.setAttribute(name, XmlText.legal(value.toString()));
        }
    }
}
