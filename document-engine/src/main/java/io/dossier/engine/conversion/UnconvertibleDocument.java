package io.dossier.engine.conversion;

/** A file that is no Word document, or one that cannot be laid out. */
public final class UnconvertibleDocument extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnconvertibleDocument(Throwable cause) {
        super("The file could not be converted to PDF. Open it in Word, save it as .docx and upload it again.", cause);
    }

    UnconvertibleDocument(WordsKept words) {
        super("The PDF would lack " + words.lost().size() + " of the "
                + words.words().size()
                + " different words of the document. Install LibreOffice, or save it as PDF in Word.");
    }
}
