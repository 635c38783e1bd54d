package io.dossier.engine.chunking;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Classification;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.Locator;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.model.SourceFormat;
import io.dossier.engine.model.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SourceIngesterTest {

    private static final String HASH = "ab".repeat(32);
    private final List<Block> blocks = new ArrayList<>();
    private final List<String> path = new ArrayList<>();

    @Test
    void neighboursUnderOneHeadingShareAChunk() {
        heading("Design");
        paragraph(words(100, "a"));
        paragraph(words(100, "b"));
        IngestedSource ingested = ingest();
        assertThat(ingested.chunks()).hasSize(1);
        Chunk chunk = ingested.chunks().get(0);
        assertThat(chunk.id()).isEqualTo("abababababababab-0");
        assertThat(chunk.firstBlock()).isEqualTo(1);
        assertThat(chunk.lastBlock()).isEqualTo(2);
        assertThat(chunk.headingPath()).containsExactly("Design");
        assertThat(chunk.text()).contains("\n");
    }

    @Test
    void chunksEndAtHeadingsAndAtTheirLimit() {
        heading("Design");
        for (int i = 0; i < 30; i++) {
            paragraph(words(20, "w" + i));
        }
        heading("Population");
        paragraph("Short.");
        List<Chunk> chunks = ingest().chunks();
        assertThat(chunks)
                .extracting(chunk -> new WordEmbedder().tokens(chunk.text()))
                .containsExactly(240, 240, 120, 1);
        assertThat(chunks.get(3).headingPath()).containsExactly("Population");
    }

    @Test
    void oneLongSentenceIsHalvedUntilItFits() {
        paragraph(words(1700, "w"));
        assertThat(ingest().chunks()).hasSizeGreaterThanOrEqualTo(5).allSatisfy(chunk -> assertThat(
                        new WordEmbedder().tokens(chunk.text()))
                .isLessThanOrEqualTo(PassageSplitter.LIMIT));
    }

    @Test
    void rowsOfATableStayWhole() {
        Table.Row row =
                new Table.Row(List.of(new Table.Cell(words(60, "c"), 1, 1, 1), new Table.Cell("12.5", 2, 1, 1)));
        blocks.add(new Table(0, at(), "Table 1", 0, 2, List.of(row, row, row, row, row), List.of("a note")));
        List<Chunk> chunks = ingest().chunks();
        assertThat(chunks).hasSize(2);
        assertThat(chunks.get(0).text()).startsWith("Table 1").endsWith("12.5");
        assertThat(chunks.get(1).text()).endsWith("a note");
    }

    @Test
    void everyHeadingHasAVector() {
        heading("Design");
        heading("Population");
        assertThat(ingest().headingVectors()).containsOnlyKeys(0, 1);
    }

    private IngestedSource ingest() {
        DocumentModel model =
                new DocumentModel(HASH, "protocol.pdf", SourceFormat.PDF, 3, Classification.UNKNOWN, blocks, List.of());
        return new SourceIngester(new WordEmbedder()).ingest(model);
    }

    private void heading(String text) {
        path.clear();
        blocks.add(new Heading(blocks.size(), at(), 1, "", text));
        path.add(text);
    }

    private void paragraph(String text) {
        blocks.add(new Paragraph(blocks.size(), at(), text));
    }

    private Locator at() {
        return new Locator(HASH, "protocol.pdf", 1, path, null, null, null, null, null);
    }

    private static String words(int count, String word) {
        return (word + " ").repeat(count).strip();
    }
}
