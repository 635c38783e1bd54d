package io.dossier.bench.readers;

import io.dossier.bench.Terminal;
import io.dossier.engine.reading.SourceReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Words and cells of PDFs against poppler's words and lines. */
public final class PdfBench {

    private PdfBench() {}

    /** @param args a folder that has {@code NAME.html} by {@code pdftotext -bbox-layout} for each of the PDFs behind it */
    public static void main(String[] args) throws IOException {
        boolean all = Boolean.getBoolean("bench.all");
        Terminal.line(" words   lost  extra   dropped | cells  whole  split joined  rows off/all  file");
        for (int i = 1; i < args.length; i++) {
            Path file = Path.of(args[i]);
            String name = String.valueOf(file.getFileName());
            OurWords ours = new OurWords(SourceReader.read(file, "0".repeat(64), name));
            List<Poppler.Page> pages = Poppler.pages(Path.of(args[0], name + ".html"));
            WordCount words = new WordCount(pages, ours);
            CellCount cells = new CellCount(pages, ours);
            Terminal.line(String.format(
                    Locale.ROOT,
                    "%6d %6d %6d %9d |%6d %6d %6d %6d %8d/%4d  %s",
                    words.total(),
                    words.lost(),
                    words.extra(),
                    words.dropped(),
                    cells.cells(),
                    cells.whole(),
                    cells.split(),
                    cells.joined(),
                    cells.rowsOff(),
                    cells.rows(),
                    name));
            if (all) {
                words.examples().forEach(Terminal::line);
                cells.examples().forEach(Terminal::line);
            }
        }
    }
}
