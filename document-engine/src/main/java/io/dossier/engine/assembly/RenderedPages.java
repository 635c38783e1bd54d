package io.dossier.engine.assembly;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentNameDestinationDictionary;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageDestination;

/** On which page of a rendering each bookmark stands: LibreOffice can write bookmarks as named destinations. */
final class RenderedPages {

    private final Map<String, Integer> pages = new HashMap<>();

    private RenderedPages() {}

    static RenderedPages of(Path pdf) throws IOException {
        RenderedPages rendered = new RenderedPages();
        try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
            PDDocumentNameDestinationDictionary destinations =
                    document.getDocumentCatalog().getDests();
            if (destinations != null) {
                for (COSName name : destinations.getCOSObject().keySet()) {
                    rendered.add(name.getName(), destinations.getDestination(name.getName()));
                }
            }
        }
        return rendered;
    }

    /** The page counted from 1; empty if the bookmark did not reach the rendering. */
    Optional<Integer> page(String bookmark) {
        return Optional.ofNullable(pages.get(key(bookmark)));
    }

    private void add(String name, PDDestination destination) {
        if (destination instanceof PDPageDestination place && place.retrievePageNumber() >= 0) {
            pages.put(key(name), place.retrievePageNumber() + 1);
        }
    }

    /** LibreOffice writes an underscore as its code. */
    private static String key(String name) {
        return name.replaceFirst("^(_|5F)", "");
    }
}
