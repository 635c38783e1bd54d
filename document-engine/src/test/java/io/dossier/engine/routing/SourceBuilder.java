package io.dossier.engine.routing;

import io.dossier.engine.chunking.Chunk;
import io.dossier.engine.chunking.IngestedSource;
import io.dossier.engine.model.Block;
import io.dossier.engine.model.Classification;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Locator;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.model.SourceFormat;
import io.dossier.engine.model.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Writes sources for tests: headings by level, blocks under them, one chunk for each block, no vectors. */
public final class SourceBuilder {

    private final String name;
    private final String type;
    private final String hash;
    private final List<Block> blocks = new ArrayList<>();
    private final List<String> path = new ArrayList<>();
    private int tables;

    public SourceBuilder(String name, String type) {
        this.name = name;
        this.type = type;
        this.hash = String.format("%064x", name.hashCode() & 0xffffffffL);
    }

    public SourceBuilder heading(int level, String text) {
        while (path.size() >= level) {
            path.remove(path.size() - 1);
        }
        blocks.add(new Heading(blocks.size(), at(null), level, "", text));
        path.add(text);
        return this;
    }

    public SourceBuilder text(String text) {
        blocks.add(new Paragraph(blocks.size(), at(null), text));
        return this;
    }

    public SourceBuilder item(String text) {
        blocks.add(new ListItem(blocks.size(), at(null), 0, "•", text));
        return this;
    }

    /** A table of one header row and the given rows, cells separated by bars. */
    public SourceBuilder table(String title, String... rows) {
        List<Table.Row> cells = new ArrayList<>();
        int columns = 0;
        for (String row : rows) {
            List<String> texts = Arrays.asList(row.split("\\|"));
            columns = Math.max(columns, texts.size());
            List<Table.Cell> line = new ArrayList<>();
            texts.forEach(text -> line.add(new Table.Cell(text, line.size() + 1, 1, 1)));
            cells.add(new Table.Row(line));
        }
        tables++;
        blocks.add(new Table(blocks.size(), at(tables), title, 1, columns, cells, List.of()));
        return this;
    }

    public RoutedSource build() {
        List<Chunk> chunks = blocks.stream()
                .map(block -> new Chunk(
                        "c" + block.index(),
                        block.index(),
                        block.text(),
                        block.at().headingPath(),
                        1,
                        block.index(),
                        block.index(),
                        new float[0]))
                .toList();
        DocumentModel model = new DocumentModel(
                hash, name, SourceFormat.PDF, 1, new Classification(type, List.of()), blocks, List.of());
        return new RoutedSource(model, new IngestedSource(hash, chunks, Map.of()));
    }

    private Locator at(Integer table) {
        return new Locator(hash, name, 1, path, table, null, null, null, null);
    }
}
