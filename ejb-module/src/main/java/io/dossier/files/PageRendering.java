package io.dossier.files;

import java.nio.file.Path;

/** Lays a Word file out in pages as its readers will see them, outside the server process. */
public interface PageRendering {

    /** True if what it needs is installed. */
    boolean available();

    /**
     * @param docx read, not changed
     * @param pdf written, each bookmark a named destination, blank pages included
     * @throws io.dossier.errors.DossierException if it cannot be rendered in time
     */
    void render(Path docx, Path pdf);
}
