package io.dossier.bench.awkward;

import io.dossier.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * A file and what must happen to it.
 *
 * @param verdict {@code accept}, {@code reject} or {@code either}
 */
record AwkwardFile(Path path, String name, String verdict) {

    private static final int VERDICT = 7;
    /** Nothing but pictures, objects, empty cells or controls; other programs find no word in them either. */
    private static final Set<String> WORDLESS =
            Set.of("structure/Bug60341.docx", "sheet/57893-many-merges.xlsx", "rtf/testRTFEmbeddedFiles.rtf");

    private static final Set<String> VERDICTS = Set.of("accept", "either", "reject");

    /** The rows of the folder's SOURCES.md that have a verdict. */
    static List<AwkwardFile> in(Path folder) throws IOException {
        return Files.readAllLines(folder.resolve("SOURCES.md")).stream()
                .map(line -> line.split(" \\| "))
                .filter(cells -> cells.length > VERDICT && VERDICTS.contains(cells[VERDICT].strip()))
                .map(cells -> new AwkwardFile(folder.resolve(cells[0]), cells[0], cells[VERDICT].strip()))
                .toList();
    }

    /** Whether this end is what must happen; a file without words cannot be read, whatever its verdict. */
    boolean allows(Reading reading) {
        if (WORDLESS.contains(name)) {
            return reading.problem() == Problem.EMPTY;
        }
        return verdict.equals("either") || verdict.equals("accept") == (reading.problem() == null);
    }
}
