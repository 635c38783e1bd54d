package io.dossier.engine.reading.csv;

import io.dossier.engine.model.Table;
import io.dossier.engine.reading.BlockWriter;
import io.dossier.engine.reading.FormatReader;
import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.TableDraft;
import io.dossier.engine.reading.UnreadableSource;
import io.dossier.engine.reading.WhiteSpace;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** Reads CSV. */
public final class CsvReader implements FormatReader {

    @Override
    public void read(Path file, BlockWriter blocks) throws IOException {
        if (Files.size(file) > ReadingLimits.TEXT_BYTES) {
            throw UnreadableSource.tooLarge((ReadingLimits.TEXT_BYTES >> 20) + " MiB of text");
        }
        char delimiter;
        try (Reader start = TextDecoder.open(file)) {
            delimiter = Delimiter.of(start);
        }
        try (RowBound bound = new RowBound(TextDecoder.open(file));
                CSVParser parser = CSVParser.parse(bound, format(delimiter))) {
            List<Table.Row> rows = rows(parser, bound, blocks);
            int columns =
                    rows.stream().mapToInt(row -> row.cells().size()).max().orElse(0);
            boolean words = rows.stream().flatMap(row -> row.cells().stream()).anyMatch(cell -> !cell.text()
                    .isEmpty());
            if (words) {
                blocks.table(new TableDraft("", rows.size() > 1 ? 1 : 0, columns, rows, List.of()));
            }
            if (rows.stream().anyMatch(row -> row.cells().size() != columns)) {
                blocks.warn("Some rows have fewer fields than others.");
            }
        }
    }

    static CSVFormat format(char delimiter) {
        return CSVFormat.RFC4180
                .builder()
                .setDelimiter(delimiter)
                .setIgnoreEmptyLines(true)
                .setLenientEof(true)
                .setTrailingData(true)
                .get();
    }

    private static List<Table.Row> rows(CSVParser parser, RowBound bound, BlockWriter blocks) {
        List<Table.Row> rows = new ArrayList<>();
        long cells = 0;
        for (CSVRecord row : parser) {
            bound.next();
            cells += row.size();
            if (cells > ReadingLimits.CELLS) {
                throw UnreadableSource.tooLarge(ReadingLimits.CELLS + " cells");
            }
            rows.add(TableDraft.row(
                    row.stream().map(WhiteSpace::fold).map(blocks::cell).toList()));
        }
        return rows;
    }
}
