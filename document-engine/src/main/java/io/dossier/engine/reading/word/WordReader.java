package io.dossier.engine.reading.word;

import io.dossier.engine.reading.BlockWriter;
import io.dossier.engine.reading.FormatReader;
import java.io.IOException;
import java.nio.file.Path;

/** Reads DOCX. */
public final class WordReader implements FormatReader {

    @Override
    public void read(Path file, BlockWriter blocks) throws IOException {
        try (WordPackage parts = WordPackage.open(file)) {
            WordStyles styles = new WordStyles(parts.part("styles+xml"));
            WordNumbering numbering = new WordNumbering(parts.part("numbering+xml"));
            WordNotes footnotes = new WordNotes(parts.part("footnotes+xml"), styles);
            WordNotes endnotes = new WordNotes(parts.part("endnotes+xml"), styles);
            new WordBody(blocks, styles, numbering, footnotes, endnotes).write(parts.document());
        }
    }
}
