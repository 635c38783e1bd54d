package io.dossier.bench.awkward;

import io.dossier.bench.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Prints for each file: what must happen, what happened, how long it took and what memory. */
public final class AwkwardBench {

    private AwkwardBench() {}

    /** @param args the folder with the worker's libraries, the folder with the files; or single files behind them */
    public static void main(String[] args) throws IOException {
        Path lib = Path.of(args[0]).toAbsolutePath();
        List<AwkwardFile> files = args.length > 2
                ? Stream.of(args)
                        .skip(2)
                        .map(file -> new AwkwardFile(Path.of(file), file, "either"))
                        .toList()
                : AwkwardFile.in(Path.of(args[1]));
        Terminal.line("ok   verdict  ending               wall s   MB  file: words");
        int faults = 0;
        for (AwkwardFile file : files) {
            if (!Files.exists(file.path())) {
                Terminal.line("     " + file.name() + " is not there");
                continue;
            }
            Reading reading = Reading.of(file.path(), lib);
            boolean ok = file.allows(reading) && reading.endedWell();
            faults += ok ? 0 : 1;
            Terminal.line(line(file, reading, ok));
        }
        Terminal.line(files.size() + " files, " + faults + " not as they must end");
        System.exit(faults == 0 ? 0 : 1);
    }

    private static String line(AwkwardFile file, Reading reading, boolean ok) {
        return String.format(
                Locale.ROOT,
                "%-4s %-8s %-18s %8.2f %4d  %s: %s",
                ok ? "ok" : "NOT",
                file.verdict(),
                reading.ending(),
                reading.wall().toMillis() / 1000.0,
                reading.peakKilobytes() >> 10,
                file.name(),
                reading.words());
    }
}
