package io.dossier.engine.assembly;

import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.Xml;
import io.dossier.engine.templates.XmlText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.apache.xmlbeans.XmlError;
import org.apache.xmlbeans.XmlException;
import org.apache.xmlbeans.XmlObject;
import org.apache.xmlbeans.XmlOptions;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.DocumentDocument;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.EndnotesDocument;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.FootnotesDocument;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.FtrDocument;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.HdrDocument;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.NumberingDocument;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.SettingsDocument;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.StylesDocument;
import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.xml.sax.SAXException;

/** Checks the parts of a Word file against the schema; what Word itself adds in newer namespaces is not judged. */
final class SchemaGate {

    private interface Parser {
        XmlObject parse(InputStream in) throws XmlException, IOException;
    }

    private static final Map<String, Parser> PARTS = Map.of(
            "word/document.xml", DocumentDocument.Factory::parse,
            "word/styles.xml", StylesDocument.Factory::parse,
            "word/header.xml", HdrDocument.Factory::parse,
            "word/footer.xml", FtrDocument.Factory::parse,
            "word/footnotes.xml", FootnotesDocument.Factory::parse,
            "word/endnotes.xml", EndnotesDocument.Factory::parse,
            "word/numbering.xml", NumberingDocument.Factory::parse,
            "word/settings.xml", SettingsDocument.Factory::parse);

    private static final List<String> NEWER =
            List.of("Ignorable", "markup-compatibility", "office/word/20", "w14:", "w15:", "w16");

    private SchemaGate() {}

    /** What is wrong; empty for a valid file. */
    static List<String> problems(Path docx) throws IOException, XmlException {
        List<String> problems = new ArrayList<>();
        try (ZipFile zip = new ZipFile(docx.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                Parser parser = PARTS.get(entry.getName().replaceFirst("\\d*\\.xml$", ".xml"));
                if (parser != null) {
                    problems(parser.parse(standard(zip.getInputStream(entry))))
                            .forEach(problem -> problems.add(entry.getName() + ": " + problem));
                }
            }
        }
        return problems;
    }

    /** Without attributes of newer namespaces: XmlBeans takes seconds for each that it complains about. */
    private static InputStream standard(InputStream in) throws IOException {
        try {
            Document part = Xml.parse(in.readAllBytes());
            strip(part.getDocumentElement());
            return new ByteArrayInputStream(XmlText.bytes(part));
        } catch (SAXException e) {
            throw new IOException(e);
        }
    }

    private static void strip(Element element) {
        NamedNodeMap attributes = element.getAttributes();
        for (int i = attributes.getLength() - 1; i >= 0; i--) {
            String namespace = attributes.item(i).getNamespaceURI();
            if (namespace != null && NEWER.stream().anyMatch(namespace::contains)) {
                element.removeAttributeNode((Attr) attributes.item(i));
            }
        }
        Wml.children(element).forEach(SchemaGate::strip);
    }

    private static List<String> problems(XmlObject part) {
        List<XmlError> errors = new ArrayList<>();
        part.validate(new XmlOptions().setErrorListener(errors));
        return errors.stream()
                .map(XmlError::getMessage)
                .filter(message -> NEWER.stream().noneMatch(message::contains))
                .toList();
    }
}
