package io.dossier.engine.templates;

import java.nio.charset.StandardCharsets;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/**
 * Writes a tree as UTF-8. The JDK's own serialisers are not used: the same tree must give the same bytes on every JDK,
 * and they disagree on line ends and on characters beyond the basic plane.
 */
public final class XmlText {

    private final StringBuilder out = new StringBuilder(1 << 16);

    private XmlText() {}

    /** The document with its XML declaration. */
    public static byte[] bytes(Document document) {
        XmlText text = new XmlText();
        text.out.append("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n");
        text.write(document.getDocumentElement());
        return text.out.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** The text without the characters that XML 1.0 cannot carry, such as control characters and lone surrogates. */
    public static String legal(String text) {
        if (text.codePoints().allMatch(XmlText::isLegal)) {
            return text;
        }
        StringBuilder legal = new StringBuilder(text.length());
        text.codePoints().filter(XmlText::isLegal).forEach(legal::appendCodePoint);
        return legal.toString();
    }

    /** Words as they stand inside an XML element or attribute, without characters that XML cannot carry. */
    public static String escaped(String text) {
        XmlText escaped = new XmlText();
        escaped.escape(legal(text), true);
        return escaped.out.toString();
    }

    private static boolean isLegal(int c) {
        return c == 0x9
                || c == 0xA
                || c == 0xD
                || c >= 0x20 && c <= 0xD7FF
                || c >= 0xE000 && c <= 0xFFFD
                || c >= 0x10000 && c <= 0x10FFFF;
    }

    private void write(Element element) {
        out.append('<').append(element.getNodeName());
        NamedNodeMap attributes = element.getAttributes();
        for (int i = 0; i < attributes.getLength(); i++) {
            Node attribute = attributes.item(i);
            out.append(' ').append(attribute.getNodeName()).append("=\"");
            escape(attribute.getNodeValue(), true);
            out.append('"');
        }
        if (element.getFirstChild() == null) {
            out.append("/>");
            return;
        }
        out.append('>');
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element child) {
                write(child);
            } else if (node.getNodeType() == Node.TEXT_NODE || node.getNodeType() == Node.CDATA_SECTION_NODE) {
                escape(node.getNodeValue(), false);
            }
        }
        out.append("</").append(element.getNodeName()).append('>');
    }

    private void escape(String text, boolean attribute) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append(attribute ? "&quot;" : "\"");
                case '\n', '\t' -> out.append(attribute ? "&#" + (int) c + ";" : String.valueOf(c));
                case '\r' -> out.append("&#13;");
                default -> out.append(c);
            }
        }
    }
}
