package io.dossier.engine.templates;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.provenance.FieldValue.Field;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class FieldFillerTest {

    private static final String TITLE = "A study [NW-77] of Zorblax";

    private final FieldFiller filler = new FieldFiller(FieldFillerTest::show, false);

    @Test
    void wordsAroundAPromptStay() throws Exception {
        Element paragraph = paragraph("<w:r><w:rPr><w:b/></w:rPr><w:t>For </w:t><w:tab/><w:t>a [Study</w:t></w:r>"
                + "<w:r><w:t> Title] and more</w:t></w:r>");

        filler.fill(paragraph);

        assertThat(Runs.blockText(paragraph)).isEqualTo("For \ta " + TITLE + " and more");
        assertThat(Wml.children(paragraph, "sdt")).hasSize(1);
    }

    @Test
    void aValueThatIsNotKnownLeavesThePrompt() throws Exception {
        Element paragraph = paragraph("<w:r><w:t>By [Sponsor]</w:t></w:r>");

        filler.fill(paragraph);

        assertThat(Runs.blockText(paragraph)).isEqualTo("By [Sponsor]");
    }

    /** A control of plain text must hold no other one. */
    @Test
    void aControlThatShowsItsPlaceholderIsFilledFromOutside() throws Exception {
        Element paragraph = paragraph(control("<w:text/>"));

        filler.fill(paragraph);

        assertThat(Runs.blockText(paragraph)).isEqualTo(TITLE);
        Element outer = Wml.child(paragraph, "sdt").orElseThrow();
        assertThat(Wml.val(outer, "sdtPr", "tag")).isEqualTo("value");
        assertThat(Wml.child(outer, "sdtContent", "sdt", "sdtPr", "alias")).isPresent();
        assertThat(Wml.descendants(outer, "showingPlcHdr")).isEmpty();
    }

    @Test
    void aControlThatIsBoundToAPropertyIsLeftAlone() throws Exception {
        Element paragraph = paragraph(control("<w:dataBinding/>"));

        filler.fill(paragraph);

        assertThat(Runs.blockText(paragraph)).isEqualTo("Click here");
    }

    private static String control(String property) {
        return "<w:sdt><w:sdtPr><w:alias w:val=\"Study Title\"/><w:showingPlcHdr/>" + property + "</w:sdtPr>"
                + "<w:sdtContent><w:r><w:t>Click here</w:t></w:r></w:sdtContent></w:sdt>";
    }

    private static Optional<Element> show(Field field, Element run) {
        if (field != Field.TITLE) {
            return Optional.empty();
        }
        Element control = Wml.element(run.getOwnerDocument(), "sdt");
        Wml.append(Wml.append(control, "sdtPr"), "tag", "val", "value");
        Wml.append(Wml.append(Wml.append(control, "sdtContent"), "r"), "t").setTextContent(TITLE);
        return Optional.of(control);
    }

    private static Element paragraph(String runs) throws Exception {
        return Xml.parse(("<w:p xmlns:w=\"" + Wml.W + "\">" + runs + "</w:p>").getBytes(StandardCharsets.UTF_8))
                .getDocumentElement();
    }
}
