package io.dossier.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class UploadNamesTest {

    @Test
    void eachFileGetsANameOfItsOwn() {
        List<Path> files = List.of(
                Path.of("a/protocol.docx"),
                Path.of("a/protocol.pdf"),
                Path.of("b/Protocol.PDF"),
                Path.of("a/sap.docx"));
        assertThat(UploadNames.of(files).values())
                .containsExactly("protocol.docx", "protocol-2.pdf", "Protocol-3.PDF", "sap.docx");
    }
}
