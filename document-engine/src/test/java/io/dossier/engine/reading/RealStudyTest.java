package io.dossier.engine.reading;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A complete study that nobody here wrote. */
class RealStudyTest {

    private static final String SOURCES = "cdiscpilot01/sources/";

    @Test
    void protocolHasAllHeadingsOfItsContents() throws IOException {
        DocumentModel model = SharedData.read(SharedData.file(SOURCES + "protocol-H2Q-MC-LZZT-redacted.pdf"));
        List<Heading> headings = SharedData.blocks(model, Heading.class);
        List<Heading> chapters = headings.stream()
                .filter(heading -> heading.level() == 1 && !heading.number().isEmpty())
                .toList();

        assertThat(chapters).extracting(Heading::number).containsExactly("1", "2", "3", "4", "5", "6");
        assertThat(headings)
                .filteredOn(heading -> heading.number().contains("."))
                .hasSize(59)
                .allMatch(heading -> heading.level() == heading.number().split("\\.").length);
        assertThat(headings)
                .filteredOn(heading -> heading.text().startsWith("Protocol Attachment LZZT"))
                .hasSize(9);
        assertThat(model.type().type()).isEqualTo("Protocol");
        assertThat(model.pages()).isEqualTo(97);
    }

    @Test
    void criterionHasItsPageAndHeadings() throws IOException {
        DocumentModel model = SharedData.read(SharedData.file(SOURCES + "protocol-H2Q-MC-LZZT-redacted.pdf"));
        ListItem mmse = SharedData.blocks(model, ListItem.class).stream()
                .filter(item -> item.text().equals("MMSE score of 10 to 23."))
                .findFirst()
                .orElseThrow();

        assertThat(mmse.marker()).isEqualTo("[3]");
        assertThat(mmse.at().page()).isEqualTo(11);
        assertThat(mmse.at().headingPath())
                .containsExactly(
                        "Investigational Plan", "Study Population", "Criteria for Enrollment", "Inclusion Criteria");
    }

    @Test
    void rewrittenProtocolHasTheHeadingsOfItsOutline() throws IOException {
        DocumentModel model = SharedData.read(SharedData.file("cdiscpilot01/reference/protocol-LZZT-in-ICH-M11.docx"));
        List<String> expected = Files.readAllLines(SharedData.file("structure/lzzt_outline.tsv")).stream()
                .map(line -> line.split("\t"))
                .map(cells -> cells[0] + " " + WhiteSpace.fold(cells[1]))
                .toList();

        assertThat(SharedData.blocks(model, Heading.class))
                .extracting(heading -> heading.level() + " " + heading.text())
                .containsExactlyElementsOf(expected);
    }

    @Test
    void everyRtfTableIsOneTableWithTitleAndAllRows() throws IOException {
        Pattern row = Pattern.compile("\\\\row\\b");
        try (Stream<Path> files = Files.list(SharedData.file(SOURCES + "tlf_rtf"))) {
            for (Path file : files.toList()) {
                List<Table> tables = SharedData.blocks(SharedData.read(file), Table.class);
                long rows = row.matcher(Files.readString(file, StandardCharsets.ISO_8859_1))
                        .results()
                        .count();
                assertThat(tables).as(file.toString()).hasSize(1);
                assertThat(tables.get(0).rows()).as(file.toString()).hasSize((int) rows);
                assertThat(tables.get(0).title()).startsWith("Table 14-");
                assertThat(tables.get(0).headerRows()).isPositive();
            }
        }
    }

    @Test
    void subjectDataIsADatasetWithAllRows() throws IOException {
        Path file = SharedData.file(SOURCES + "csv_derived/sdtm-dm.csv");
        DocumentModel model = SharedData.read(file);

        assertThat(model.type().type()).isEqualTo("Dataset");
        assertThat(SharedData.blocks(model, Table.class)).singleElement().satisfies(table -> {
            assertThat(table.rows()).hasSize(307);
            assertThat(table.columns()).isEqualTo(25);
            assertThat(table.headerRows()).isEqualTo(1);
        });
    }

    @Test
    void analysisPlanIsKnownForWhatItIs() throws IOException {
        DocumentModel model = SharedData.read(SharedData.file(SOURCES + "sap-cdisc-pilot-study.pdf"));
        assertThat(model.type().type()).isEqualTo("SAP");
        assertThat(model.type().evidence()).isNotEmpty();
    }
}
