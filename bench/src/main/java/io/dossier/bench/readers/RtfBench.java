package io.dossier.bench.readers;

import io.dossier.bench.Terminal;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Table;
import io.dossier.engine.reading.SourceReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Compares the cells of RTF tables with three other views of them, file by file. */
public final class RtfBench {

    private RtfBench() {}

    /**
     * @param args a folder of RTFs; the folder with the same files as LibreOffice turned them into DOCX; a folder that
     *     may have some of them as DOCX by their maker
     */
    public static void main(String[] args) throws IOException {
        Tally libreOffice = new Tally("LibreOffice");
        Tally words = new Tally("control words");
        Tally twins = new Tally("DOCX of the same maker");
        for (Path rtf : files(Path.of(args[0]))) {
            Cells own = read(rtf);
            String docx = String.valueOf(rtf.getFileName()).replaceAll("\\.rtf$", ".docx");
            libreOffice.add(rtf, own, PlainWalk.of(Path.of(args[1], docx)));
            words.add(rtf, own, ControlWords.of(rtf));
            Path twin = Path.of(args[2], docx);
            if (Files.exists(twin)) {
                twins.add(rtf, own, PlainWalk.of(twin).startingAs(own));
            }
        }
        libreOffice.print();
        words.print();
        twins.print();
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".rtf"))
                    .sorted()
                    .toList();
        }
    }

    private static Cells read(Path rtf) throws IOException {
        DocumentModel model = SourceReader.read(rtf, "0".repeat(64), String.valueOf(rtf.getFileName()));
        return new Cells(model.blocks().stream()
                .filter(Table.class::isInstance)
                .map(Table.class::cast)
                .flatMap(table -> table.rows().stream())
                .map(row -> row.cells().stream().map(Table.Cell::text).toList())
                .toList());
    }

    /** What was counted against one other reader. */
    private static final class Tally {

        private final String name;
        private int files;
        private int cells;
        private int equal;

        Tally(String name) {
            this.name = name;
        }

        void add(Path rtf, Cells own, Cells other) {
            int all = Math.max(own.count(), other.count());
            int same = own.equal(other);
            files++;
            cells += all;
            equal += same;
            if (same < all) {
                Terminal.line(rtf.getFileName() + " and " + name + ": " + (all - same) + " of " + all
                        + " cells differ, " + own.firstDifference(other));
            }
        }

        void print() {
            Terminal.line(String.format(
                    Locale.ROOT,
                    "%-24s %3d files %6d cells %6d equal %5d different",
                    name,
                    files,
                    cells,
                    equal,
                    cells - equal));
        }
    }
}
