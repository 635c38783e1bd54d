package io.dossier.details;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.details.model.DetailsRecord;
import io.dossier.details.model.DetailsSection;
import io.dossier.engine.model.Locator;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.worker.EngineJson;
import io.dossier.ids.Ids;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class KeptOriginsTest {

    private static final Locator PLACE = new Locator("h", "protocol.pdf", 1, List.of(), null, null, null, null, null);

    private KeptOrigins origins;

    @BeforeEach
    void writeRecord() {
        DetailsSection section =
                new DetailsRecord(Ids.next(), Ids.next()).addSection(0, 1).headed("1.0", "Blinding");
        String blocks =
                WrittenBlocks.write(List.of(block("a", "First."), block("b", "Two\nlines."), block("c", "First.")));
        section.addRule("CopyPasteRule", "auto", "")
                .wrote("First.\nTwo\nlines.\nFirst.", "", 1, EngineJson.MAPPER.createObjectNode())
                .inBlocks(blocks);
        origins = new KeptOrigins(List.of(section));
    }

    @Test
    void unchangedTextKeepsAll() {
        assertThat(ids("First.\nTwo\nlines.\nFirst.")).containsExactly("a", "b", "c");
    }

    @Test
    void editedParagraphLosesItsPlaceTheOthersKeepTheirs() {
        assertThat(ids("First, edited.\nTwo\nlines.\nFirst.")).containsExactly("b", "a");
        assertThat(ids("First.\nAn addition.\nTwo\nlines.\nFirst.")).containsExactly("a", "b", "c");
        assertThat(ids("First.\nTwo\nother lines.")).containsExactly("a");
        assertThat(ids("")).isEmpty();
    }

    @Test
    void anotherSectionOrRuleHasNone() {
        assertThat(origins.in("First.", "2.0", "Blinding", 0)).isEqualTo("[]");
        assertThat(origins.in("First.", "1.0", "Blinding", 1)).isEqualTo("[]");
        assertThat(origins.in("First.", "1.0", "Randomisation", 0)).isEqualTo("[]");
    }

    private List<String> ids(String text) {
        return WrittenBlocks.read(origins.in(text, "1.0", "Blinding", 0)).stream()
                .map(GeneratedBlock::id)
                .toList();
    }

    private static GeneratedBlock block(String id, String text) {
        return new GeneratedBlock(id, new Paragraph(0, PLACE, text), List.of());
    }
}
