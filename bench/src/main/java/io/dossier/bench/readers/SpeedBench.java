package io.dossier.bench.readers;

import com.sun.management.GarbageCollectionNotificationInfo;
import io.dossier.bench.Terminal;
import io.dossier.engine.reading.SourceReader;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.docx4j.openpackaging.exceptions.Docx4JException;
import org.docx4j.openpackaging.packages.WordprocessingMLPackage;

/** Time and memory of our readers as multiples of what the bare libraries take for the same files. */
public final class SpeedBench {

    private static final int ROUNDS = 3;
    /** The largest heap that a collection left since it was set to 0. */
    private static final AtomicLong LIVE = new AtomicLong();

    private SpeedBench() {}

    /** @param args PDF and DOCX */
    public static void main(String[] args) throws IOException, Docx4JException {
        listen();
        Terminal.line("  pages/s  (bare)   time x   MB left by a collection  (bare)  file");
        for (String arg : args) {
            Path file = Path.of(arg);
            String name = String.valueOf(file.getFileName());
            Work ours = () -> SourceReader.read(file, "0".repeat(64), name);
            Work bare = name.endsWith(".pdf") ? () -> strip(file) : () -> unmarshal(file);
            Cost own = Cost.of(ours);
            Cost other = Cost.of(bare);
            int pages = name.endsWith(".pdf") ? pages(file) : 1;
            Terminal.line(String.format(
                    Locale.ROOT,
                    "%9.1f %8.1f %7.2f x %16d %14d  %s",
                    pages / own.seconds,
                    pages / other.seconds,
                    own.seconds / other.seconds,
                    own.megabytes,
                    other.megabytes,
                    name));
        }
        Terminal.line("A DOCX has no pages: it counts as one.");
    }

    private static void strip(Path file) throws IOException {
        try (PDDocument document = Loader.loadPDF(file.toFile())) {
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setSortByPosition(true);
            stripper.getText(document);
        }
    }

    /** docx4j parses a part when it is asked for. */
    private static void unmarshal(Path file) throws Docx4JException {
        WordprocessingMLPackage.load(file.toFile()).getMainDocumentPart().getContents();
    }

    private static int pages(Path file) throws IOException {
        try (PDDocument document = Loader.loadPDF(file.toFile())) {
            return document.getNumberOfPages();
        }
    }

    private static void listen() {
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            ((NotificationEmitter) collector)
                    .addNotificationListener(
                            (notification, none) -> {
                                if (notification.getUserData() instanceof CompositeData data) {
                                    LIVE.accumulateAndGet(left(data), Math::max);
                                }
                            },
                            null,
                            null);
        }
    }

    private static long left(CompositeData data) {
        Stream<MemoryUsage> pools =
                GarbageCollectionNotificationInfo.from(data).getGcInfo().getMemoryUsageAfterGc().entrySet().stream()
                        .filter(pool -> List.of("Eden Space", "Survivor Space", "Tenured Gen")
                                .contains(pool.getKey()))
                        .map(pool -> pool.getValue());
        return pools.mapToLong(MemoryUsage::getUsed).sum();
    }

    private interface Work {
        void run() throws IOException, Docx4JException;
    }

    private record Cost(double seconds, long megabytes) {

        /** The quickest of a few rounds, so that loading of classes and other work of the machine count little. */
        static Cost of(Work work) throws IOException, Docx4JException {
            long best = Long.MAX_VALUE;
            System.gc();
            LIVE.set(0);
            for (int round = 0; round < ROUNDS; round++) {
                long start = System.nanoTime();
                work.run();
                best = Math.min(best, System.nanoTime() - start);
            }
            return new Cost(best / 1e9, LIVE.get() >> 20);
        }
    }
}
