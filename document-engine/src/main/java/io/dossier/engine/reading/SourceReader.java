package io.dossier.engine.reading;

import io.dossier.engine.classification.Classifier;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Problem;
import io.dossier.engine.model.SourceFormat;
import io.dossier.engine.reading.csv.CsvReader;
import io.dossier.engine.reading.pdf.PdfReader;
import io.dossier.engine.reading.rtf.RtfReader;
import io.dossier.engine.reading.sheet.SheetReader;
import io.dossier.engine.reading.word.WordReader;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads a source of any kind into the model. */
public final class SourceReader {

    private SourceReader() {}

    /**
     * Reads a file.
     *
     * @param file the bytes
     * @param sha256 their hash, which goes into every locator
     * @param name the name under which the owner uploaded it; its extension has to agree with the content
     * @throws UnreadableSource when the file cannot be read, with words for its owner
     * @throws IOException when the file is not there
     */
    public static DocumentModel read(Path file, String sha256, String name) throws IOException {
        SourceFormat format = FileKind.check(file, name);
        BlockWriter blocks = new BlockWriter(sha256, name);
        parse(format, file, blocks);
        if (blocks.isEmpty()) {
            throw nothingFound(format);
        }
        return new DocumentModel(
                sha256,
                name,
                format,
                blocks.pages(),
                Classifier.classify(name, format, blocks.blocks()),
                blocks.blocks(),
                blocks.warnings());
    }

    /** Parsers of damaged or hostile files throw whatever they like: all of it means the same to the owner. */
    @SuppressWarnings("IllegalCatch")
    private static void parse(SourceFormat format, Path file, BlockWriter blocks) throws IOException {
        try {
            readerOf(format).read(file, blocks);
        } catch (UnreadableSource | NoSuchFileException e) {
            throw e;
        } catch (StackOverflowError e) {
            throw new UnreadableSource(
                    Problem.TOO_LARGE,
                    "The content of the file is nested too deeply. Take apart what stands inside of each other, such as"
                            + " tables in tables, and upload the file again.",
                    e);
        } catch (IOException | RuntimeException e) {
            throw new UnreadableSource(
                    Problem.UNREADABLE,
                    "The file is damaged and cannot be read as " + format + ". Open it in the program it was made with,"
                            + " save it again and upload the new copy.",
                    e);
        } catch (OutOfMemoryError e) {
            throw new UnreadableSource(
                    Problem.TOO_LARGE,
                    "The file needs more memory than one file may take. Split it into smaller files and upload those.",
                    e);
        }
    }

    private static FormatReader readerOf(SourceFormat format) {
        return switch (format) {
            case PDF -> new PdfReader();
            case DOCX -> new WordReader();
            case CSV -> new CsvReader();
            case XLSX -> new SheetReader();
            case RTF -> new RtfReader();
        };
    }

    private static UnreadableSource nothingFound(SourceFormat format) {
        String why = format == SourceFormat.PDF
                ? "The PDF has no text, only pictures of pages. Upload a PDF with text, or one that text recognition"
                        + " has been run on."
                : "The file has no text in it. Upload one that has.";
        return new UnreadableSource(Problem.EMPTY, why);
    }
}
