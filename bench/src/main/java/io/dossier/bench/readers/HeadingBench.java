package io.dossier.bench.readers;

import io.dossier.bench.Terminal;
import io.dossier.bench.readers.Expected.Title;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Heading;
import io.dossier.engine.reading.SourceReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Headings found in PDF and DOCX against bookmarks and contents. */
public final class HeadingBench {

    private HeadingBench() {}

    /**
     * @param args a folder that has, for each of the files behind it, {@code NAME.txt} with its layout by poppler, or, for
     *     a DOCX, {@code NAME.pdf} as LibreOffice exported it with bookmarks
     */
    public static void main(String[] args) throws IOException {
        boolean all = Boolean.getBoolean("bench.all");
        Path seconds = Path.of(args[0]);
        Terminal.line("expected found  page≠  extra deeper  file (source of what is expected)");
        for (int i = 1; i < args.length; i++) {
            Path file = Path.of(args[i]);
            String name = String.valueOf(file.getFileName());
            DocumentModel model = SourceReader.read(file, "0".repeat(64), name);
            boolean word = name.endsWith(".docx");
            List<Title> expected = Expected.bookmarks(word ? seconds.resolve(name + ".pdf") : file);
            String source = word ? "LibreOffice" : "bookmarks";
            if (!word && expected.isEmpty()) {
                expected = Expected.contents(seconds.resolve(name + ".txt"));
                source = "contents";
            }
            new Count(model, expected).print(name + " (" + source + ")", all);
        }
    }

    /** The headings of one file. */
    private static final class Count {

        private final List<Heading> left = new ArrayList<>();
        private final List<Title> missed = new ArrayList<>();
        private final int expected;
        private final int depth;
        private int wrongPage;

        Count(DocumentModel model, List<Title> expected) {
            this.expected = expected.size();
            depth = expected.stream().mapToInt(Title::depth).max().orElse(0);
            model.blocks().stream()
                    .filter(Heading.class::isInstance)
                    .map(Heading.class::cast)
                    .forEach(left::add);
            expected.forEach(this::take);
        }

        private void take(Title title) {
            Optional<Heading> nearest = left.stream()
                    .filter(heading -> isSame(heading, title.key()))
                    .min(Comparator.comparingInt(heading -> distance(heading, title)));
            nearest.ifPresentOrElse(left::remove, () -> missed.add(title));
            wrongPage += nearest.filter(heading -> distance(heading, title) > 0).isPresent() ? 1 : 0;
        }

        private static boolean isSame(Heading heading, String key) {
            return Expected.key(heading.number() + heading.text()).equals(key)
                    || Expected.key(heading.text()).equals(key);
        }

        private static int distance(Heading heading, Title title) {
            Integer page = heading.at().page();
            return page == null || title.page() == 0 ? 0 : Math.abs(page - title.page());
        }

        void print(String name, boolean all) {
            long deeper =
                    left.stream().filter(heading -> heading.level() > depth).count();
            Terminal.line(String.format(
                    Locale.ROOT,
                    "%8d %5d %6d %6d %6d  %s",
                    expected,
                    expected - missed.size(),
                    wrongPage,
                    left.size() - deeper,
                    deeper,
                    name));
            int most = all ? Integer.MAX_VALUE : 3;
            missed.stream()
                    .limit(most)
                    .forEach(title -> Terminal.line("           missed: p." + title.page() + " " + title.text()));
            left.stream()
                    .filter(heading -> all || heading.level() <= depth)
                    .limit(most)
                    .forEach(heading ->
                            Terminal.line("           extra: p." + heading.at().page() + " level " + heading.level()
                                    + " " + heading.number() + " " + heading.text()));
        }
    }
}
