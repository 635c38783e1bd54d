package io.dossier.files;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.nio.file.Path;
import java.util.Comparator;

/** The best converter that this installation has: LibreOffice where it is installed, a worker otherwise. */
@ApplicationScoped
public class PdfConverter {

    private final PdfConversion conversion;

    /** For the container's proxy. */
    protected PdfConverter() {
        conversion = null;
    }

    @Inject
    public PdfConverter(@Any Instance<PdfConversion> installed) {
        conversion = installed.stream()
                .filter(PdfConversion::available)
                .min(Comparator.comparing(PdfConversion::rank))
                .orElse(null);
    }

    /** The PDF of a Word file; the caller closes it. */
    ConvertedFile convert(Path docx) {
        ConvertedFile pdf = ConvertedFile.create();
        boolean done = false;
        try {
            conversion.convert(docx, pdf.path());
            done = true;
            return pdf;
        } finally {
            if (!done) {
                pdf.close();
            }
        }
    }
}
