package io.dossier.engine.reading.csv;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** Finds the character that parts the fields. */
final class Delimiter {

    private static final char[] CANDIDATES = {',', ';', '\t', '|'};
    private static final int SAMPLE_LINES = 50;
    private static final int SAMPLE_CHARACTERS = 64 << 10;

    private Delimiter() {}

    /** The one that gives most rows the same number of fields, and more than one; a comma if none does. */
    static char of(Reader text) throws IOException {
        String sample = start(text);
        char best = ',';
        double bestScore = 0;
        for (char candidate : CANDIDATES) {
            double score = score(sample, candidate);
            if (score > bestScore) {
                bestScore = score;
                best = candidate;
            }
        }
        return best;
    }

    private static String start(Reader text) throws IOException {
        char[] start = new char[SAMPLE_CHARACTERS];
        int length = 0;
        for (int read = text.read(start); read > 0; read = text.read(start, length, start.length - length)) {
            length += read;
        }
        return new String(start, 0, length);
    }

    private static double score(String sample, char delimiter) {
        CSVFormat format = CsvReader.format(delimiter);
        try (CSVParser parser = CSVParser.parse(sample, format)) {
            List<CSVRecord> rows = parser.stream().limit(SAMPLE_LINES).toList();
            int fields = rows.isEmpty() ? 0 : rows.get(0).size();
            long alike = rows.stream().filter(row -> row.size() == fields).count();
            return fields < 2 ? 0 : (double) alike / rows.size() + Math.min(fields, 50) / 1000.0;
        } catch (IOException | UncheckedIOException | IllegalStateException e) {
            return 0;
        }
    }
}
