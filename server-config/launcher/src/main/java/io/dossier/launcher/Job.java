package io.dossier.launcher;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A document to generate.
 *
 * @param template the Word template
 * @param sources at least one
 * @param documentType such as CSR
 * @param output where the document is put
 */
record Job(Path template, List<Path> sources, String documentType, Path output) {

    private static final List<String> SOURCE_TYPES = List.of(".docx", ".pdf", ".csv", ".xlsx", ".rtf");

    Job {
        sources = List.copyOf(sources);
    }

    /** Checks what can be checked before anything is started. */
    static Job of(Arguments arguments, Path freshFolder) throws LauncherFailure {
        String template = arguments.one("--template", "");
        if (template.isEmpty() || arguments.all("--source").isEmpty()) {
            throw new LauncherFailure(ExitCode.USAGE, "generate needs --template and --source\n\n" + Usage.TEXT);
        }
        List<Path> sources = new ArrayList<>();
        for (String source : arguments.all("--source")) {
            sources.add(file("--source", source, SOURCE_TYPES));
        }
        String out = arguments.one("--out", "");
        return new Job(
                file("--template", template, List.of(".docx")),
                sources,
                arguments.one("--type", "CSR"),
                out.isEmpty()
                        ? freshFolder.resolve("document.docx")
                        : Path.of(out).toAbsolutePath());
    }

    private static Path file(String option, String name, List<String> types) throws LauncherFailure {
        Path file = Path.of(name).toAbsolutePath().normalize();
        if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
            throw new LauncherFailure(ExitCode.USAGE, option + ": no such file: " + name);
        }
        String lower = name.toLowerCase(Locale.ROOT);
        if (types.stream().noneMatch(lower::endsWith)) {
            throw new LauncherFailure(ExitCode.USAGE, option + ": must end in " + String.join(", ", types));
        }
        return file;
    }
}
