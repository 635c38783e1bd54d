package io.dossier.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of {@code samples/}: one template, and the sources of one small study. */
final class Samples {

    private Samples() {}

    static Job job(Path folder, Path output) throws LauncherFailure {
        List<Path> templates = files(folder.resolve("templates"));
        List<Path> all = files(folder.resolve("sources"));
        List<Path> sources =
                all.stream().filter(file -> !hasWordTwin(file, all)).toList();
        if (templates.isEmpty() || sources.isEmpty()) {
            throw new LauncherFailure(ExitCode.FAILED, "No samples in " + folder);
        }
        return new Job(templates.get(0), sources, "CSR", output);
    }

    /** Where a document is there in both forms, the Word file alone is used. */
    private static boolean hasWordTwin(Path file, List<Path> all) {
        String name = file.getFileName().toString();
        return name.endsWith(".pdf") && all.contains(file.resolveSibling(name.replaceFirst("\\.pdf$", ".docx")));
    }

    private static List<Path> files(Path folder) throws LauncherFailure {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw new LauncherFailure(ExitCode.FAILED, "The samples cannot be read", e);
        }
    }
}
