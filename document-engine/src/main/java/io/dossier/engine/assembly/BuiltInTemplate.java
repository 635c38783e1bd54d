package io.dossier.engine.assembly;

import io.dossier.engine.templates.WordPackage;
import io.dossier.engine.templates.XmlText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The template of documents that have none: a title, a table of contents, pages with header and footer. */
final class BuiltInTemplate {

    private static final String TITLE = "@title@";
    private static final List<String> PARTS = List.of(
            "[Content_Types].xml",
            "_rels/.rels",
            "word/document.xml",
            "word/_rels/document.xml.rels",
            "word/styles.xml",
            "word/numbering.xml",
            "word/settings.xml",
            "word/header1.xml",
            "word/footer1.xml");

    private BuiltInTemplate() {}

    static WordPackage create(String title) {
        Map<String, byte[]> parts = new TreeMap<>();
        for (String part : PARTS) {
            String text = read(part).replace(TITLE, XmlText.escaped(title));
            parts.put(part, text.getBytes(StandardCharsets.UTF_8));
        }
        return new WordPackage(parts, "word/document.xml");
    }

    private static String read(String part) {
        String resource =
                "base/" + part.replace("[Content_Types]", "content-types").replace("_rels/.rels", "package.rels");
        try (InputStream in = BuiltInTemplate.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("Missing resource " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
