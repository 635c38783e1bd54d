package io.dossier.engine.reading.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.dossier.engine.model.Problem;
import io.dossier.engine.reading.HostileFile;
import io.dossier.engine.reading.HostileFile.Packed;
import io.dossier.engine.reading.MadeFile;
import io.dossier.engine.reading.UnreadableSource;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whatever unpacks in a PDF is bounded before it is in memory. */
class PdfBoundsTest {

    private static final String MEBIBYTE = " ".repeat(1 << 20);
    private static final byte[] DRAWS_X = HostileFile.deflated("/X Do", "", 0, "");

    @Test
    void contentThatUnpacksToMoreThanAnyStreamMayIsRefused() {
        byte[] pdf = HostileFile.pdf("4 0 R", Map.of(4, new Packed("", blanks("", 65))));

        assertThat(tooLarge(pdf)).contains("64 MiB in one of its parts");
    }

    @Test
    void contentThatIsNamedManyTimesIsCountedEachTime() {
        byte[] pdf = HostileFile.pdf("[4 0 R 4 0 R 4 0 R 4 0 R]", Map.of(4, new Packed("", blanks("", 9))));

        assertThat(tooLarge(pdf)).contains("32 MiB on one page");
    }

    @Test
    void formThatUnpacksToTooMuchIsRefused() {
        byte[] pdf = HostileFile.pdf("4 0 R", Map.of(4, new Packed("", DRAWS_X), 6, Packed.form(7, blanks("", 65))));

        assertThat(tooLarge(pdf)).contains("64 MiB in one of its parts");
    }

    @Test
    void formsInFormsAreCountedTogether() {
        Map<Integer, Packed> streams = new HashMap<>(Map.of(4, new Packed("", DRAWS_X)));
        byte[] form = blanks("/X Do", 30);
        for (int number = 6; number < 12; number++) {
            streams.put(number, Packed.form(number + 1, form));
        }

        assertThat(tooLarge(HostileFile.pdf("4 0 R", streams))).contains("128 MiB of drawings and fonts on one page");
    }

    @Test
    void rowAsLongAsTheFileSaysIsRefused() {
        Packed content = new Packed("/DecodeParms<</Predictor 12/Columns 100000000>>", DRAWS_X);

        assertThat(tooLarge(HostileFile.pdf("4 0 R", Map.of(4, content)))).contains("one row of packed data");
    }

    @Test
    void picturesAreLeftPackedAndTheTextIsRead() {
        byte[] zeros = HostileFile.deflated("", MEBIBYTE, 65, "");
        String picture = new String(zeros, StandardCharsets.ISO_8859_1);
        byte[] content = HostileFile.deflated(
                "BT /F 12 Tf 50 700 Td (Words of the page) Tj ET /X Do BI /W 9 /H 9 /BPC 8 /CS /G /F /Fl ID ",
                picture,
                1,
                "\nEI ");
        Packed image = new Packed("/Type/XObject/Subtype/Image/Width 9/Height 9/ColorSpace/DeviceGray", zeros);

        assertThat(MadeFile.read(HostileFile.pdf("4 0 R", Map.of(4, new Packed("", content), 6, image)), "made.pdf")
                        .blocks())
                .singleElement()
                .satisfies(block -> assertThat(block.text()).isEqualTo("Words of the page"));
    }

    private static byte[] blanks(String start, int mebibytes) {
        return HostileFile.deflated(start, MEBIBYTE, mebibytes, "");
    }

    private static String tooLarge(byte[] pdf) {
        UnreadableSource refusal = catchThrowableOfType(UnreadableSource.class, () -> MadeFile.read(pdf, "made.pdf"));
        assertThat(refusal).isNotNull();
        assertThat(refusal.problem()).isEqualTo(Problem.TOO_LARGE);
        return refusal.getMessage();
    }
}
