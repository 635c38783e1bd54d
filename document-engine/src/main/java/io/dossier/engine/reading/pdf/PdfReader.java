package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.BlockWriter;
import io.dossier.engine.reading.FormatReader;
import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import io.dossier.engine.worker.WorkerAnswer.Problem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/** Reads PDF in the steps that the package describes. */
public final class PdfReader implements FormatReader {

    @Override
    public void read(Path file, BlockWriter blocks) throws IOException {
        try (PDDocument document =
                Loader.loadPDF(file.toFile(), "", null, null, IOUtils.createTempFileOnlyStreamCache())) {
            int pages = document.getNumberOfPages();
            if (pages > ReadingLimits.PAGES) {
                throw UnreadableSource.tooLarge(ReadingLimits.PAGES + " pages");
            }
            blocks.pages(pages);
            write(pages(document, blocks), blocks);
        } catch (InvalidPasswordException e) {
            throw new UnreadableSource(
                    Problem.ENCRYPTED, "The PDF needs a password. Save a copy without a password and upload that.", e);
        }
    }

    private static List<PdfPage> pages(PDDocument document, BlockWriter blocks) throws IOException {
        PageText text = new PageText();
        List<PdfPage> pages = new ArrayList<>();
        for (int number = 1; number <= document.getNumberOfPages(); number++) {
            PDPage page = document.getPage(number - 1);
            List<TextLine> lines = text.lines(document, number);
            PDRectangle box = page.getCropBox();
            boolean turned = page.getRotation() % 180 != 0;
            pages.add(new PdfPage(
                    number,
                    turned ? box.getHeight() : box.getWidth(),
                    turned ? box.getWidth() : box.getHeight(),
                    lines,
                    List.of()));
        }
        return pages;
    }

    private static void write(List<PdfPage> all, BlockWriter blocks) {
        ContentsPages withContents = new ContentsPages(RunningHeads.drop(all));
        Contents contents = withContents.contents();
        List<PdfPage> pages = withContents.pages();
        contents.offset(PageOffset.of(contents, pages));
        List<PageItem> items = new ArrayList<>();
        for (PdfPage page : pages) {
            page.lines().forEach(line -> items.add(new PageItem.Line(line)));
        }
        new BlockJoiner(blocks, new ParagraphBreaks(pages)).write(new HeadingFinder(items, contents).find());
    }
}
