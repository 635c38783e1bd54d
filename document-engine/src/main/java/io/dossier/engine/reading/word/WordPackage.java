package io.dossier.engine.reading.word;

import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.poi.openxml4j.exceptions.InvalidFormatException;
import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.openxml4j.opc.PackageAccess;
import org.apache.poi.openxml4j.opc.PackagePart;
import org.apache.poi.util.XMLHelper;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/** The parts of a DOCX that hold words. Relationships are never followed, so nothing outside the file is asked for. */
final class WordPackage implements AutoCloseable {

    private static final String TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.";

    private final OPCPackage opc;
    /** Word keeps building blocks in a second document with styles of its own, in another folder. */
    private final String mainFolder;

    private WordPackage(OPCPackage opc) {
        this.opc = opc;
        mainFolder = opc.getPartsByContentType(TYPE + "document.main+xml").stream()
                .findFirst()
                .map(WordPackage::folder)
                .orElse("");
    }

    static WordPackage open(Path file) throws IOException {
        try {
            return new WordPackage(OPCPackage.open(file.toFile(), PackageAccess.READ));
        } catch (InvalidFormatException e) {
            throw new IOException(e);
        }
    }

    Element document() throws IOException {
        return part("document.main+xml")
                .flatMap(root -> Xml.at(root, "body"))
                .orElseThrow(() -> new IOException("No body"));
    }

    /** The root of the part of this kind, such as {@code styles+xml}; empty if the file has none. */
    Optional<Element> part(String kind) throws IOException {
        List<PackagePart> parts = opc.getPartsByContentType(TYPE + kind);
        Optional<PackagePart> own =
                parts.stream().filter(part -> folder(part).equals(mainFolder)).findFirst();
        return own.isPresent() ? Optional.of(parse(own.get())) : Optional.empty();
    }

    private static String folder(PackagePart part) {
        String name = part.getPartName().getName();
        return name.substring(0, name.lastIndexOf('/'));
    }

    @Override
    public void close() {
        opc.revert();
    }

    private static Element parse(PackagePart part) throws IOException {
        if (part.getSize() > ReadingLimits.WORD_PART_BYTES) {
            throw UnreadableSource.tooLarge((ReadingLimits.WORD_PART_BYTES >> 20) + " MiB of text and formatting");
        }
        try (InputStream in = new CountedMarkup(part.getInputStream())) {
            DocumentBuilderFactory factory = XMLHelper.getDocumentBuilderFactory();
            factory.setAttribute("jdk.xml.maxElementDepth", String.valueOf(CountedMarkup.DEEPEST));
            return factory.newDocumentBuilder().parse(in).getDocumentElement();
        } catch (SAXException | ParserConfigurationException e) {
            throw new IOException(e);
        }
    }
}
