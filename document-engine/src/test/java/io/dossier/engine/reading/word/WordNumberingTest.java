package io.dossier.engine.reading.word;

import static io.dossier.engine.reading.word.WordFile.abstractList;
import static io.dossier.engine.reading.word.WordFile.item;
import static io.dossier.engine.reading.word.WordFile.level;
import static io.dossier.engine.reading.word.WordFile.list;
import static io.dossier.engine.reading.word.WordFile.paragraph;
import static io.dossier.engine.reading.word.WordFile.style;
import static io.dossier.engine.reading.word.WordFile.tag;
import static io.dossier.engine.reading.word.WordFile.val;
import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.reading.MadeFile;
import java.util.List;
import org.junit.jupiter.api.Test;

class WordNumberingTest {

    @Test
    void headingNumbersAreCountedOverTheLevels() {
        DocumentModel model = WordFile.of(
                        paragraph(val("pStyle", "H1"), "Introduction"),
                        paragraph(val("pStyle", "H1"), "Design"),
                        paragraph(val("pStyle", "H2"), "Blinding"),
                        paragraph(val("pStyle", "H2"), "Dose"),
                        paragraph(val("pStyle", "H1"), "Population"),
                        paragraph(val("pStyle", "H2"), "Criteria"))
                .styles(
                        style("H1", "heading 1", "Normal", tag("pPr", tag("numPr", val("numId", 1)))),
                        style("H2", "heading 2", "H1", tag("pPr", tag("numPr", val("ilvl", 1)))))
                .numbering(abstractList(0, level(0, "decimal", "%1."), level(1, "decimal", "%1.%2")), list(1, 0))
                .read();

        assertThat(MadeFile.blocks(model, Heading.class))
                .extracting(Heading::number)
                .containsExactly("1", "2", "2.1", "2.2", "3", "3.1");
    }

    @Test
    void listItemsHaveTheirLevelAndPrintedMarker() {
        DocumentModel model = WordFile.of(
                        item(1, 0, "One"),
                        item(1, 1, "Inner"),
                        item(1, 1, "Inner"),
                        item(1, 2, "Dot"),
                        item(1, 0, "Two"))
                .numbering(
                        abstractList(
                                0,
                                level(0, "decimal", "%1."),
                                level(1, "lowerLetter", "(%2)"),
                                level(2, "bullet", "\uF0B7")),
                        list(1, 0))
                .read();

        assertThat(items(model)).containsExactly("0 1.", "1 (a)", "1 (b)", "2 •", "0 2.");
    }

    @Test
    void listOfTheSameKindGoesOnCounting() {
        DocumentModel model = WordFile.of(item(1, 0, "One"), item(2, 0, "Two"))
                .numbering(abstractList(0, level(0, "decimal", "%1)")), list(1, 0), list(2, 0))
                .read();

        assertThat(items(model)).containsExactly("0 1)", "0 2)");
    }

    @Test
    void listWithAStartOfItsOwnStartsAgainOnce() {
        String again = "<w:lvlOverride w:ilvl=\"0\">" + val("startOverride", 1) + "</w:lvlOverride>";
        DocumentModel model = WordFile.of(
                        item(1, 0, "One"), item(1, 0, "Two"), item(2, 0, "One again"), item(2, 0, "Two again"))
                .numbering(abstractList(0, level(0, "decimal", "%1)")), list(1, 0), list(2, 0, again))
                .read();

        assertThat(items(model)).containsExactly("0 1)", "0 2)", "0 1)", "0 2)");
    }

    @Test
    void legalLevelPrintsAllNumbersAsDecimals() {
        DocumentModel model = WordFile.of(item(1, 0, "Part"), item(1, 1, "Clause"))
                .numbering(
                        abstractList(0, level(0, "upperRoman", "%1."), level(1, "decimal", "%1.%2", "<w:isLgl/>")),
                        list(1, 0))
                .read();

        assertThat(items(model)).containsExactly("0 I.", "1 1.1");
    }

    @Test
    void listOfAListStyleTakesItsLevelsFromThere() {
        DocumentModel model = WordFile.of(item(2, 0, "One"))
                .numbering(
                        abstractList(0, val("styleLink", "House"), level(0, "lowerRoman", "%1)")),
                        abstractList(1, val("numStyleLink", "House")),
                        list(1, 0),
                        list(2, 1))
                .read();

        assertThat(items(model)).containsExactly("0 i)");
    }

    @Test
    void numberZeroTakesTheStylesListBack() {
        DocumentModel model = WordFile.of(
                        paragraph(val("pStyle", "L") + tag("numPr", val("numId", 0)), "Plain"),
                        paragraph(val("pStyle", "L"), "Item"))
                .styles(style("L", "List Number", "Normal", tag("pPr", tag("numPr", val("numId", 1)))))
                .numbering(abstractList(0, level(0, "decimal", "%1.")), list(1, 0))
                .read();

        assertThat(items(model)).containsExactly("0 1.");
        assertThat(model.blocks().get(0).text()).isEqualTo("Plain");
    }

    private static List<String> items(DocumentModel model) {
        return MadeFile.blocks(model, ListItem.class).stream()
                .map(item -> item.level() + " " + item.marker())
                .toList();
    }
}
