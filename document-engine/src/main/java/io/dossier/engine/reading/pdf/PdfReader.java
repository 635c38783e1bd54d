package io.dossier.engine.reading.pdf;

import io.dossier.engine.model.Problem;
import io.dossier.engine.reading.BlockWriter;
import io.dossier.engine.reading.FormatReader;
import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/** Reads PDF in the steps that the package describes. */
public final class PdfReader implements FormatReader {

    @Override
    public void read(Path file, BlockWriter blocks) throws IOException {
        UnpackedBytes unpacked = new UnpackedBytes();
        try (RandomAccessRead bytes = new RandomAccessReadBufferedFile(file);
                PDDocument document = new BoundedParser(bytes, unpacked).parse()) {
            int pages = document.getNumberOfPages();
            if (pages > ReadingLimits.PAGES) {
                throw UnreadableSource.tooLarge(ReadingLimits.PAGES + " pages");
            }
            blocks.pages(pages);
            write(pages(document, new PageBudget(unpacked), blocks), blocks);
        } catch (InvalidPasswordException e) {
            throw new UnreadableSource(
                    Problem.ENCRYPTED,
                    "The PDF is protected by a password. Remove the password and upload the file again.",
                    e);
        }
    }

    private static List<PdfPage> pages(PDDocument document, PageBudget budget, BlockWriter blocks) throws IOException {
        PageText text = new PageText(budget);
        List<PdfPage> pages = new ArrayList<>();
        for (int number = 1; number <= document.getNumberOfPages(); number++) {
            PDPage page = document.getPage(number - 1);
            List<TextLine> lines = text.lines(document, number);
            PageFrame frame = new PageFrame(page.getCropBox(), text.direction());
            pages.add(new PdfPage(number, frame.width(), frame.height(), lines, rulings(page, frame, blocks)));
        }
        return pages;
    }

    /** A fault in a page's drawings costs its ruled tables, not its text. */
    private static List<Ruling> rulings(PDPage page, PageFrame frame, BlockWriter blocks) {
        try {
            return Rulings.of(page, frame);
        } catch (IOException e) {
            blocks.warn("The drawings of some pages are damaged: tables on them may be read as text.");
            return List.of();
        }
    }

    private static void write(List<PdfPage> all, BlockWriter blocks) {
        ContentsPages withContents = new ContentsPages(RunningHeads.drop(all));
        Contents contents = withContents.contents();
        List<PdfPage> pages = withContents.pages();
        contents.offset(PageOffset.of(contents, pages));
        double bodySize = BodySize.of(pages);
        List<PageItem> items = new ArrayList<>();
        for (PdfPage page : pages) {
            items.addAll(
                    new TableCaptions(bodySize).attach(ColumnTables.find(RuledTables.items(page), page.rulings())));
        }
        new BlockJoiner(blocks, new ParagraphBreaks(pages)).write(new HeadingFinder(items, contents, bodySize).find());
    }
}
