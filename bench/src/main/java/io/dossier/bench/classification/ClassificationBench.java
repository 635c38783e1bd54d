package io.dossier.bench.classification;

import io.dossier.bench.Terminal;
import io.dossier.engine.model.Classification;
import io.dossier.engine.reading.SourceReader;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Classifies files and compares with what they are.
 *
 * <pre>ClassificationBench DATA KINDS.tsv [FILE…]</pre>
 */
public final class ClassificationBench {

    private ClassificationBench() {}

    /** @param args the folder of the data sets, the list of files with their kinds; or single files behind them */
    public static void main(String[] args) throws IOException {
        Map<Path, String> kinds = new LinkedHashMap<>();
        if (args.length > 2) {
            List.of(args).subList(2, args.length).forEach(file -> kinds.put(Path.of(file), ""));
        } else {
            expected(Path.of(args[0]), Path.of(args[1]), kinds);
        }
        int wrong = 0;
        for (Map.Entry<Path, String> file : kinds.entrySet()) {
            String name = file.getKey().getFileName().toString();
            Classification found =
                    SourceReader.read(file.getKey(), "0".repeat(64), name).type();
            boolean ok = file.getValue().isEmpty() || found.type().equals(file.getValue());
            wrong += ok ? 0 : 1;
            Terminal.line(String.format("%-4s%-16s%s  %s", ok ? "ok" : "NOT", found.type(), name, found.evidence()));
        }
        Terminal.line(kinds.size() + " files, " + wrong + " taken for another kind");
        System.exit(wrong == 0 ? 0 : 1);
    }

    private static void expected(Path data, Path list, Map<Path, String> kinds) throws IOException {
        for (String line : Files.readAllLines(list)) {
            if (line.startsWith("#")) {
                continue;
            }
            String[] fields = line.split("\t");
            Path pattern = data.resolve(fields[0]);
            for (Path file : matching(pattern.getParent(), pattern.getFileName().toString())) {
                kinds.put(file, fields[1]);
            }
        }
    }

    private static List<Path> matching(Path folder, String glob) throws IOException {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, glob)) {
            found.forEach(files::add);
        }
        files.sort(null);
        return files;
    }
}
