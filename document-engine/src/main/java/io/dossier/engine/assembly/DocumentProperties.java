package io.dossier.engine.assembly;

import io.dossier.engine.templates.Relationships;
import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.WordPackage;
import io.dossier.engine.templates.XmlText;
import java.nio.charset.StandardCharsets;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** What a file says about itself: its kind, title and dates, and that Word is to renew its fields. */
final class DocumentProperties {

    private static final String CORE_KIND =
            "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties";
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
        String date = request.createdAt().truncatedTo(ChronoUnit.SECONDS).toString();
        String core = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
                + "<cp:coreProperties"
                + " xmlns:cp=\"http://schemas.openxmlformats.org/package/2006/metadata/core-properties\""
                + " xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:dcterms=\"http://purl.org/dc/terms/\""
                + " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">"
                + "<dc:title>" + XmlText.escaped(request.title()) + "</dc:title>"
                + "<dc:creator>Dossier</dc:creator><cp:lastModifiedBy>Dossier</cp:lastModifiedBy>"
                + "<cp:revision>1</cp:revision>"
                + "<dcterms:created xsi:type=\"dcterms:W3CDTF\">" + date + "</dcterms:created>"
                + "<dcterms:modified xsi:type=\"dcterms:W3CDTF\">" + date + "</dcterms:modified>"
                + "</cp:coreProperties>";
        file.put(name, core.getBytes(StandardCharsets.UTF_8));
        file.contentType(name, "application/vnd.openxmlformats-package.core-properties+xml");
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
