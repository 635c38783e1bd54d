package io.dossier.files;

import java.nio.file.Path;

/** Turns Word files into PDF, outside the server process. */
public interface PdfConversion {

    /** True if what it needs is installed. */
    boolean available();

    /** The lower, the truer to Word. */
    int rank();

    /**
     * @param docx read, not changed
     * @param pdf written
     * @throws io.dossier.errors.DossierException {@code INVALID_REQUEST} for a damaged file,
     *     {@code CONVERSION_FAILED} when the converter does not answer in time
     */
    void convert(Path docx, Path pdf);
}
