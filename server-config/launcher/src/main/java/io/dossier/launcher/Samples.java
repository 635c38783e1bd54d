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
        List<Path> sources = files(folder.resolve("sources"));
        if (templates.isEmpty() || sources.isEmpty()) {
            throw new LauncherFailure(ExitCode.FAILED, "No samples in " + folder);
        }
        return new Job(templates.get(0), sources, "CSR", output);
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
