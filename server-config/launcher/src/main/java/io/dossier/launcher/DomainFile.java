package io.dossier.launcher;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Payara's {@code domain.xml}. */
final class DomainFile {

    private DomainFile() {}

    static void removeApplication(Path file, String name) throws IOException, LauncherFailure {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            Document domain = factory.newDocumentBuilder().parse(file.toFile());
            List<Element> found = new ArrayList<>(named(domain, "application", "name", name));
            found.addAll(named(domain, "application-ref", "ref", name));
            if (!found.isEmpty()) {
                found.forEach(element -> element.getParentNode().removeChild(element));
                Transformer writer = TransformerFactory.newInstance().newTransformer();
                writer.transform(new DOMSource(domain), new StreamResult(file.toFile()));
            }
        } catch (ParserConfigurationException | SAXException | TransformerException e) {
            throw new LauncherFailure(ExitCode.UNAVAILABLE, "The server's configuration is damaged: " + file, e);
        }
    }

    private static List<Element> named(Document document, String tag, String attribute, String value) {
        List<Element> found = new ArrayList<>();
        NodeList elements = document.getElementsByTagName(tag);
        for (int i = 0; i < elements.getLength(); i++) {
            Element element = (Element) elements.item(i);
            if (element.getAttribute(attribute).equals(value)) {
                found.add(element);
            }
        }
        return found;
    }
}
