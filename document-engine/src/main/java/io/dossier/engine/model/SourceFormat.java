package io.dossier.engine.model;

/** The kinds of file that are read as sources. */
public enum SourceFormat {
    DOCX,
    PDF,
    CSV,
    XLSX,
    RTF
}
