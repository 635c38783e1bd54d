package io.dossier.bench.routing;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Heading;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.templates.TemplateReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A template's headings as an outline; a section's id is its number, counted from 0. */
final class TemplateOutline {

    private TemplateOutline() {}

    static List<OutlineSection> read(Path template) throws IOException {
        List<OutlineSection> outline = new ArrayList<>();
        if (template.toString().endsWith(".docx")) {
            new TemplateReader()
                    .read(template)
                    .sections()
                    .forEach(heading -> outline.add(section(outline.size(), heading.level(), heading.name())));
            return outline;
        }
        if (template.toString().endsWith(".pdf")) {
            for (Block block : SourceFiles.model(template).blocks()) {
                if (block instanceof Heading heading) {
                    outline.add(section(outline.size(), heading.level(), heading.text()));
                }
            }
            return outline;
        }
        for (String line : Files.readAllLines(template)) {
            int tab = line.indexOf('\t');
            outline.add(section(outline.size(), Integer.parseInt(line.substring(0, tab)), line.substring(tab + 1)));
        }
        return outline;
    }

    private static OutlineSection section(int number, int level, String title) {
        return new OutlineSection(Integer.toString(number), level, title, "", "", List.of());
    }
}
