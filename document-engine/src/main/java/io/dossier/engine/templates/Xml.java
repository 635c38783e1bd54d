package io.dossier.engine.templates;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Parses the parts of a Word file: no document types, no entities, nothing fetched. */
public final class Xml {

    private Xml() {}

    /** Parses one part. */
    public static Document parse(byte[] bytes) throws SAXException, IOException {
        return builder().parse(new InputSource(new ByteArrayInputStream(bytes)));
    }

    private static DocumentBuilder builder() {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
            factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new Thrower());
            return builder;
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("The JDK's own XML parser lacks its secure settings", e);
        }
    }

    /** Replaces the JDK's handler, which writes to standard error: that is the worker's log. */
    private static final class Thrower implements ErrorHandler {

        @Override
        public void warning(SAXParseException warning) {
            // A warning does not make the part unreadable.
        }

        @Override
        public void error(SAXParseException error) throws SAXException {
            throw error;
        }

        @Override
        public void fatalError(SAXParseException error) throws SAXException {
            throw error;
        }
    }
}
