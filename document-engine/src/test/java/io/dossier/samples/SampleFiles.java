package io.dossier.samples;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes the Word files of the sample study; its argument is the folder {@code samples}. */
public final class SampleFiles {

    private SampleFiles() {}

    /** Writes the files, over those that are there. */
    public static void main(String[] arguments) throws IOException {
        writeTo(Path.of(arguments[0]));
    }

    static void writeTo(Path samples) throws IOException {
        Path sources = Files.createDirectories(samples.resolve("sources"));
        Path templates = Files.createDirectories(samples.resolve("templates"));
        write("protocol.txt", StudyDocument.source("Protocol BRV-201"), sources.resolve("protocol.docx"));
        write("sap.txt", StudyDocument.source("Statistical Analysis Plan BRV-201"), sources.resolve("sap.docx"));
        write(
                "csr-template.txt",
                StudyDocument.template("Clinical Study Report"),
                templates.resolve("csr-template.docx"));
    }

    private static void write(String text, StudyDocument document, Path file) throws IOException {
        new StudyWriter(document).write(lines(text));
        document.save(file);
    }

    private static List<String> lines(String name) throws IOException {
        try (InputStream text = SampleFiles.class.getResourceAsStream(name)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }
}
