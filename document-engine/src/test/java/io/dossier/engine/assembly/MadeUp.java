package io.dossier.engine.assembly;

import io.dossier.engine.assembly.AssemblyRequest.Section;
import io.dossier.engine.model.Block;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Locator;
import io.dossier.engine.model.Note;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.model.Table;
import io.dossier.engine.model.Table.Cell;
import io.dossier.engine.model.Table.Row;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.Origin;
import io.dossier.engine.templates.TemplateModel;
import io.dossier.engine.templates.TemplateReader;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Made-up content of every kind for a whole template. */
final class MadeUp {

    static final String EMPTY = "Nothing was found for this section.";
    private static final String HASH = "a".repeat(64);

    private int blocks;

    private MadeUp() {}

    /** A request that fills all sections of a template; without one, twelve sections that no template knows. */
    static AssemblyRequest request(Path templateOrNull) {
        MadeUp madeUp = new MadeUp();
        List<Section> sections = templateOrNull == null
                ? IntStream.range(0, 12)
                        .mapToObj(i -> madeUp.section(i, null, 1 + i % 4, (i + 1) + ". Section " + i))
                        .toList()
                : new TemplateReader()
                        .read(templateOrNull).sections().stream()
                                .map(section -> madeUp.section(section))
                                .toList();
        return request(sections);
    }

    /** All sections of a template, none with content. */
    static AssemblyRequest empty(Path template) {
        return request(new TemplateReader()
                .read(template).sections().stream()
                        .map(section -> new Section(
                                "s" + section.heading(),
                                section.heading(),
                                section.level(),
                                section.name(),
                                true,
                                List.of()))
                        .toList());
    }

    static AssemblyRequest request(List<Section> sections) {
        return new AssemblyRequest(
                "document-1", "Report <DOS-101> & more", Instant.parse("2026-03-04T05:06:07Z"), sections, EMPTY);
    }

    private Section section(TemplateModel.TemplateSection section) {
        return section(section.heading(), section.heading(), section.level(), section.name());
    }

    private Section section(int number, Integer heading, int level, String title) {
        return new Section("s" + number, heading, level, title, true, number % 5 == 3 ? List.of() : content(number));
    }

    private List<GeneratedBlock> content(int number) {
        List<GeneratedBlock> content = new ArrayList<>();
        content.add(
                text("The primary objective is to compare DOS-101 with placebo in 120 subjects.\u0001 <b> & \"c\"."));
        content.add(item(0, "•", "aged 50 years or older"));
        content.add(item(1, "–", "with a caregiver"));
        content.add(item(0, "2.", "second criterion"));
        content.add(item(0, "3.", "third criterion"));
        content.add(item(1, "a)", "first part"));
        content.add(item(0, "[4b]", "odd label"));
        content.add(generated(new Heading(next(), place(), 3, "3.1", "Inner heading")));
        content.add(generated(new Note(next(), place(), "a", "A note.")));
        content.add(table(number % 3 == 0 ? 14 : 4));
        return content;
    }

    GeneratedBlock text(String text) {
        return generated(new Paragraph(next(), place(), text));
    }

    GeneratedBlock note(String text) {
        return generated(new Note(next(), place(), "1", text));
    }

    GeneratedBlock item(int level, String marker, String text) {
        return generated(new ListItem(next(), place(), level, marker, text));
    }

    private GeneratedBlock generated(Block block) {
        Origin origin = new Origin(0, block.text().length(), null, null, place().characters(0, 5));
        return new GeneratedBlock("b" + block.index(), block, List.of(origin));
    }

    private GeneratedBlock table(int columns) {
        List<Row> rows = new ArrayList<>();
        rows.add(new Row(List.of(new Cell("Parameter", 1, 1, 2), new Cell("Dose", 2, columns - 1, 1))));
        rows.add(row("", columns, 2));
        rows.add(row("Age", columns, 1));
        rows.add(row("Weight", columns, 1));
        Table table = new Table(
                next(), place(), "Table 1 Demographics", 2, columns, rows, List.of("SD = standard deviation"));
        List<Origin> origins = List.of(new Origin(null, null, 3, 2, place().cell(7, 3)));
        return new GeneratedBlock("b" + table.index(), table, origins);
    }

    private static Row row(String label, int columns, int first) {
        return new Row(IntStream.rangeClosed(first, columns)
                .mapToObj(column -> new Cell(column == 1 ? label : "75." + column + " (8.1)", column, 1, 1))
                .toList());
    }

    private int next() {
        return blocks++;
    }

    private static Locator place() {
        return new Locator(HASH, "protocol.pdf", 12, List.of("3 Objectives"), 2, null, null, null, null);
    }

    static MadeUp content() {
        return new MadeUp();
    }
}
