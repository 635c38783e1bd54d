package io.dossier.engine.reading.word;

import static io.dossier.engine.reading.word.WordFile.item;
import static io.dossier.engine.reading.word.WordFile.paragraph;
import static io.dossier.engine.reading.word.WordFile.run;
import static io.dossier.engine.reading.word.WordFile.style;
import static io.dossier.engine.reading.word.WordFile.tag;
import static io.dossier.engine.reading.word.WordFile.val;
import static io.dossier.engine.reading.word.WordFile.words;
import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.DocumentModel;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.Note;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.model.SourceFormat;
import io.dossier.engine.reading.MadeFile;
import java.util.List;
import org.junit.jupiter.api.Test;

class WordReaderTest {

    @Test
    void blocksKeepTheirOrderAndPlace() {
        DocumentModel model = WordFile.of(
                        paragraph(val("outlineLvl", 0), "Trial design"),
                        paragraph(val("outlineLvl", 1), "Blinding"),
                        paragraph("Nobody knows the treatment."))
                .read();

        assertThat(model.format()).isEqualTo(SourceFormat.DOCX);
        assertThat(model.pages()).isNull();
        assertThat(model.blocks()).extracting(Block::index).containsExactly(0, 1, 2);
        assertThat(model.blocks().get(1).at().headingPath()).containsExactly("Trial design");
        assertThat(model.blocks().get(2).at().headingPath()).containsExactly("Trial design", "Blinding");
        assertThat(model.blocks().get(2).at().page()).isNull();
    }

    @Test
    void headingLevelComesFromTheStyleThatItsStyleIsBasedOn() {
        DocumentModel model = WordFile.of(paragraph(val("pStyle", "Sponsor2"), "Study population"))
                .styles(
                        style("H2", "heading 2", "Normal"),
                        style("House2", "House heading", "H2"),
                        style("Sponsor2", "Sponsor head", "House2"))
                .read();

        assertThat(headings(model)).containsExactly("2||Study population");
    }

    @Test
    void outlineLevelMakesAHeadingOfAnyParagraph() {
        assertThat(headings(WordFile.of(paragraph(val("outlineLvl", 2), "Rationale"))
                        .read()))
                .containsExactly("3||Rationale");
    }

    @Test
    void outlineLevelOfBodyTextTakesTheStylesHeadingBack() {
        DocumentModel model = WordFile.of(paragraph(val("pStyle", "H1") + val("outlineLvl", 9), "Not a heading"))
                .styles(style("H1", "heading 1", "Normal"))
                .read();

        assertThat(texts(model)).containsExactly("Not a heading");
        assertThat(headings(model)).isEmpty();
    }

    @Test
    void typedNumberIsPartedFromTheHeading() {
        assertThat(headings(WordFile.of(paragraph(val("outlineLvl", 1), "4.2. Dose selection"))
                        .read()))
                .containsExactly("2|4.2|Dose selection");
    }

    @Test
    void footnoteFollowsTheBlockThatRefersToIt() {
        String reference = tag("r", "<w:footnoteReference w:id=\"7\"/>");
        DocumentModel model = WordFile.of(tag("p", run("Randomised"), reference), paragraph("Next"))
                .footnotes("<w:footnote w:id=\"7\">" + paragraph("By block.") + "</w:footnote>")
                .read();

        assertThat(model.blocks()).extracting(Block::text).containsExactly("Randomised", "By block.", "Next");
        assertThat(MadeFile.blocks(model, Note.class)).extracting(Note::marker).containsExactly("1");
    }

    @Test
    void changesReadAsAccepted() {
        assertThat(texts(WordFile.of(tag(
                                "p",
                                run("Aged "),
                                "<w:del>" + tag("r", tag("delText", "18")) + "</w:del>",
                                "<w:ins>" + run("21") + "</w:ins>",
                                run(" or over")))
                        .read()))
                .containsExactly("Aged 21 or over");
    }

    @Test
    void deletedParagraphMarkJoinsTheNextParagraph() {
        String deletedMark = tag("pPr", "<w:rPr><w:del/></w:rPr>");
        assertThat(texts(WordFile.of(tag("p", deletedMark, run("First half")), paragraph("and second half."))
                        .read()))
                .containsExactly("First half and second half.");
    }

    @Test
    void movedTextStandsOnlyWhereItWent() {
        assertThat(texts(WordFile.of(
                                tag("p", "<w:moveFrom>" + run("Moved. ") + "</w:moveFrom>", run("Stays.")),
                                tag("p", "<w:moveTo>" + run("Moved.") + "</w:moveTo>"))
                        .read()))
                .containsExactly("Stays.", "Moved.");
    }

    @Test
    void hiddenTextIsLeftOut() {
        String hidden = tag("r", "<w:rPr><w:vanish/></w:rPr>", words("Instruction to authors. "));
        String shown = tag("r", "<w:rPr><w:vanish w:val=\"0\"/></w:rPr>", words("Real text."));
        assertThat(texts(WordFile.of(tag("p", hidden, shown)).read())).containsExactly("Real text.");
    }

    @Test
    void paragraphOfAHiddenStyleIsLeftOut() {
        DocumentModel model = WordFile.of(paragraph(val("pStyle", "Help"), "Help"), paragraph("Text"))
                .styles(style("Help", "Help text", "Normal", "<w:rPr><w:vanish/></w:rPr>"))
                .read();

        assertThat(texts(model)).containsExactly("Text");
    }

    @Test
    void contentControlsAroundParagraphsAndWordsAreRead() {
        String block = tag("sdt", tag("sdtPr", val("tag", "x")), tag("sdtContent", paragraph("Whole paragraph")));
        String inline = tag("p", run("Protocol "), tag("sdt", tag("sdtContent", run("ABC-123"))));
        assertThat(texts(WordFile.of(block, inline).read())).containsExactly("Whole paragraph", "Protocol ABC-123");
    }

    @Test
    void placeholderOfAnUnfilledContentControlIsLeftOut() {
        String properties = tag("sdtPr", "<w:showingPlcHdr/>");
        String block = tag("sdt", properties, tag("sdtContent", paragraph("Click or tap here to enter text.")));
        String inline = tag("p", run("Phase "), tag("sdt", properties, tag("sdtContent", run("Choose an item."))));
        assertThat(texts(WordFile.of(block, inline).read())).containsExactly("Phase");
    }

    @Test
    void colouredTextIsReadLikeAnyOther() {
        String red = tag("r", "<w:rPr><w:color w:val=\"FF0000\"/></w:rPr>", words("not"));
        assertThat(texts(WordFile.of(tag("p", run("Do "), red, run(" chew."))).read()))
                .containsExactly("Do not chew.");
    }

    @Test
    void textBoxWithAFallbackIsReadOnce() {
        String shape = tag("pict", tag("txbxContent", paragraph("In the box")));
        String both = "<mc:AlternateContent xmlns:mc=\"http://schemas.openxmlformats.org/markup-compatibility/2006\">"
                + "<mc:Choice>" + shape + "</mc:Choice><mc:Fallback>" + shape + "</mc:Fallback></mc:AlternateContent>";
        assertThat(texts(WordFile.of(tag("p", run("Anchor"), tag("r", both))).read()))
                .containsExactly("Anchor", "In the box");
    }

    @Test
    void contentsFieldIsLeftOut() {
        String begin = tag("r", "<w:fldChar w:fldCharType=\"begin\"/>") + tag("r", tag("instrText", " TOC \\o "));
        String end = tag("r", "<w:fldChar w:fldCharType=\"end\"/>");
        assertThat(texts(WordFile.of(tag("p", begin, run("1 Introduction 5")), tag("p", end), paragraph("Text"))
                        .read()))
                .containsExactly("Text");
    }

    @Test
    void resultOfAFieldIsReadWithoutItsCode() {
        String field = tag("r", "<w:fldChar w:fldCharType=\"begin\"/>")
                + tag("r", tag("instrText", "REF x"))
                + tag("r", "<w:fldChar w:fldCharType=\"separate\"/>")
                + run("Table 2")
                + tag("r", "<w:fldChar w:fldCharType=\"end\"/>");
        assertThat(texts(WordFile.of(tag("p", run("See "), field)).read())).containsExactly("See Table 2");
    }

    @Test
    void raisedDigitsBehindADigitStaySuperscript() {
        String raised = tag("r", "<w:rPr>" + val("vertAlign", "superscript") + "</w:rPr>", words("9"));
        assertThat(texts(WordFile.of(tag("p", run("10"), raised, run("/L"))).read()))
                .containsExactly("10⁹/L");
    }

    @Test
    void textBoxFollowsItsParagraph() {
        String box = tag("r", tag("pict", tag("txbxContent", paragraph("In the box"))));
        assertThat(texts(WordFile.of(tag("p", run("Anchor"), box), item(1, 0, "Behind"))
                        .read()))
                .containsExactly("Anchor", "In the box", "Behind");
    }

    private static List<String> headings(DocumentModel model) {
        return MadeFile.blocks(model, Heading.class).stream()
                .map(heading -> heading.level() + "|" + heading.number() + "|" + heading.text())
                .toList();
    }

    private static List<String> texts(DocumentModel model) {
        return MadeFile.blocks(model, Paragraph.class).stream()
                .map(Paragraph::text)
                .toList();
    }
}
