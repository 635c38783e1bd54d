package io.dossier.generation;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.chunking.IngestedSource;
import io.dossier.engine.model.Classification;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.SourceFormat;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.OutlineSection.Manner;
import io.dossier.engine.routing.RoutedSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RepeatingSectionsTest {

    private final List<PlannedSection> sections = List.of(
            section("1.0", 1, "Introduction", "", 0),
            section("2.0", 1, "Study", "per_document", 1),
            section("2.1", 2, "Design", "", 2),
            section("3.0", 1, "Conclusions", "per_moon", 3));

    @Test
    void sectionIsRepeatedWithThoseBelowIt() {
        List<PlannedSection> expanded = RepeatingSections.expand(sections, List.of(source("a.pdf"), source("b.pdf")));

        assertThat(expanded)
                .extracting(section -> section.section().title())
                .containsExactly("Introduction", "Study: a", "Design", "Study: b", "Design", "Conclusions");
        assertThat(expanded)
                .extracting(section -> section.section().id())
                .containsExactly("1.0", "2.0-1", "2.1-1", "2.0-2", "2.1-2", "3.0");
        assertThat(expanded).extracting(PlannedSection::templateHeading).containsExactly(0, 1, 2, null, null, 3);
        assertThat(expanded.get(4).section().userInstructions()).isEqualTo("Use only \"b.pdf\"");
        assertThat(expanded.get(5).section().notice()).contains("per_moon is not known");
    }

    private static PlannedSection section(String id, int level, String title, String expansion, int heading) {
        return new PlannedSection(
                new OutlineSection(id, level, title, "", "", List.of(), new Manner("", "", expansion), "", ""),
                heading,
                true,
                "",
                "");
    }

    private static RoutedSource source(String name) {
        DocumentModel model =
                new DocumentModel(name, name, SourceFormat.PDF, 1, Classification.UNKNOWN, List.of(), List.of());
        return new RoutedSource(model, new IngestedSource(name, List.of(), Map.of()));
    }
}
