package io.dossier.bench.routing;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Heading;
import io.dossier.engine.worker.EngineJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes what people wrote under each heading of a document, and all words of the sources that they had.
 *
 * <pre>ReferenceSections DOCUMENT REFERENCE.json SOURCES.txt SOURCE…</pre>
 */
public final class ReferenceSections {

    private record Section(int index, int level, String head, String text) {}

    private ReferenceSections() {}

    public static void main(String[] args) throws IOException {
        List<Section> sections = new ArrayList<>();
        List<String> text = new ArrayList<>();
        Heading open = null;
        for (Block block : SourceFiles.model(Path.of(args[0])).blocks()) {
            if (block instanceof Heading heading) {
                close(sections, open, text);
                open = heading;
            } else {
                text.add(block.text());
            }
        }
        close(sections, open, text);
        EngineJson.MAPPER
                .writerWithDefaultPrettyPrinter()
                .writeValue(Path.of(args[1]).toFile(), sections);
        List<String> words = new ArrayList<>();
        for (String source : List.of(args).subList(3, args.length)) {
            words.add(SourceFiles.model(Path.of(source)).blocks().stream()
                    .map(Block::text)
                    .collect(Collectors.joining("\n")));
        }
        Files.write(Path.of(args[2]), words);
    }

    private static void close(List<Section> sections, Heading open, List<String> text) {
        if (open != null) {
            sections.add(new Section(sections.size(), open.level(), open.text(), String.join("\n", text)));
        }
        text.clear();
    }
}
