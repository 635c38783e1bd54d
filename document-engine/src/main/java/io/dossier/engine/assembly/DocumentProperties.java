package io.dossier.engine.assembly;

import io.dossier.engine.templates.Relationships;
import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.WordPackage;
import io.dossier.engine.templates.XmlText;
import java.nio.charset.StandardCharsets;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** What a file says about itself: its kind, title and dates, and that Word is to renew its fields. */
final class DocumentProperties {

    private static final String CORE_KIND =
            "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties";
    private static final String CORE = "http://schemas.openxmlformats.org/package/2006/metadata/core-properties";
    private static final String DUBLIN_CORE = "http://purl.org/dc/elements/1.1/";
    private static final String XSI = "http://www.w3.org/2001/XMLSchema-instance";
    private static final String XMLNS = "http://www.w3.org/2000/xmlns/";
    private static final String WRITER = "Dossier";

    /** A template's own say nothing about a document. */
    private static final Set<String> OF_EACH_DOCUMENT =
            Set.of("title", "creator", "lastModifiedBy", "revision", "created", "modified", "lastPrinted");

    private static final String WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.";

    /** The settings that the schema wants behind {@code w:updateFields}. */
    private static final List<String> BEHIND_UPDATE_FIELDS = List.of(
            "hdrShapeDefaults",
            "footnotePr",
            "endnotePr",
            "compat",
            "docVars",
            "rsids",
            "mathPr",
            "attachedSchema",
            "themeFontLang",
            "clrSchemeMapping",
            "doNotIncludeSubdocsInStats",
            "doNotAutoCompressPictures",
            "forceUpgrade",
            "captions",
            "readModeInkLockDown",
            "smartTagType",
            "schemaLibrary",
            "shapeDefaults",
            "doNotEmbedSmartTags",
            "decimalSymbol",
            "listSeparator");

    private final AssemblyRequest request;

    DocumentProperties(AssemblyRequest request) {
        this.request = request;
    }

    void addTo(WordPackage file) {
        file.contentType(file.main(), WORD + "document.main+xml");
        core(file);
        updateFields(file);
    }

    private void core(WordPackage file) {
        Relationships relationships = Relationships.of(file, "");
        String name =
                relationships.targets("core-properties").stream().findFirst().orElse("docProps/core.xml");
        if (relationships.targets("core-properties").isEmpty()) {
            relationships.add(CORE_KIND, name);
        }
        Document tree = tree(file, name);
        Element core = tree.getDocumentElement();
        Wml.children(core).stream()
                .filter(said -> OF_EACH_DOCUMENT.contains(said.getLocalName()))
                .forEach(Wml::remove);
        String date = request.createdAt().truncatedTo(ChronoUnit.SECONDS).toString();
        say(core, DUBLIN_CORE, "dc:title", XmlText.legal(request.title()));
        say(core, DUBLIN_CORE, "dc:creator", WRITER);
        say(core, CORE, "cp:lastModifiedBy", WRITER);
        say(core, CORE, "cp:revision", "1");
        sayWhen(core, "dcterms:created", date);
        sayWhen(core, "dcterms:modified", date);
        file.put(name, tree);
        file.contentType(name, "application/vnd.openxmlformats-package.core-properties+xml");
    }

    /** What else a template says, such as its subject, holds for the documents that are written by it. */
    private static Document tree(WordPackage file, String name) {
        if (!file.has(name)) {
            String empty = "<cp:coreProperties xmlns:cp=\"" + CORE + "\"/>";
            file.put(name, empty.getBytes(StandardCharsets.UTF_8));
        }
        return file.tree(name);
    }

    private static void sayWhen(Element core, String name, String date) {
        Element said = say(core, "http://purl.org/dc/terms/", name, date);
        said.setAttributeNS(XMLNS, "xmlns:xsi", XSI);
        said.setAttributeNS(XSI, "xsi:type", "dcterms:W3CDTF");
    }

    private static Element say(Element core, String namespace, String name, String text) {
        Element said = core.getOwnerDocument().createElementNS(namespace, name);
        said.setAttributeNS(XMLNS, "xmlns:" + name.substring(0, name.indexOf(':')), namespace);
        said.setTextContent(text);
        core.appendChild(said);
        return said;
    }

    private static void updateFields(WordPackage file) {
        String name = file.relatedName("settings").orElseGet(() -> addSettings(file));
        Document settings = file.tree(name);
        Element root = settings.getDocumentElement();
        Wml.children(root, "updateFields").forEach(Wml::remove);
        Element behind = Wml.children(root).stream()
                .filter(child -> BEHIND_UPDATE_FIELDS.contains(child.getLocalName()))
                .findFirst()
                .orElse(null);
        root.insertBefore(Wml.set(Wml.element(settings, "updateFields"), "val", "true"), behind);
    }

    private static String addSettings(WordPackage file) {
        String name = "word/settings.xml";
        file.put(name, ("<w:settings xmlns:w=\"" + Wml.W + "\"/>").getBytes(StandardCharsets.UTF_8));
        file.contentType(name, WORD + "settings+xml");
        Relationships.of(file, file.main()).add("settings", "/" + name);
        return name;
    }
}
