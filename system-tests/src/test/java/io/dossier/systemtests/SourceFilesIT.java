package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The bytes of sources: OFF-01 to OFF-05 of the checklist. */
@ExtendWith(RunningProduct.class)
class SourceFilesIT {

    private static final byte[] TABLE = "Arm,Subjects\nPlacebo,86\n".getBytes(StandardCharsets.UTF_8);

    private final Api nobody;
    private final Api writer;

    SourceFilesIT(Api api) {
        nobody = api;
        writer = api.as(Api.WRITER);
    }

    @Test
    void sourceIsReadByItsKeyOrPath() {
        String name = Samples.fresh("größe") + ".csv";
        writer.upload("input", name, TABLE).ok();
        String organization = writer.get("/api/v1/whoami").ok().text("organization_id");

        for (String reference : List.of("input/" + name, organization + "/input/" + name)) {
            Answer source = read(writer, reference);
            assertThat(source.status()).isEqualTo(200);
            assertThat(source.bytes()).isEqualTo(TABLE);
            assertThat(source.headers().firstValue("Content-Type").orElse("")).startsWith("text/csv");
            assertThat(source.headers().firstValue("Content-Disposition").orElse(""))
                    .startsWith("inline; filename*=UTF-8''gr%C3%B6%C3%9Fe");
            assertThat(source.headers().firstValue("Cache-Control")).hasValue("no-store");
        }
    }

    @Test
    void wordFileThatBecameAPdfIsReadAsEither() {
        String name = Samples.fresh("protocol");
        byte[] word = new WordFile().heading(1, "Design").bytes();
        writer.upload("input", name + ".docx", word).ok();

        assertThat(read(writer, "input/" + name + ".docx").bytes()).isEqualTo(word);
        Answer pdf = read(writer, "input/" + name + ".pdf");
        assertThat(pdf.headers().firstValue("Content-Type")).hasValue("application/pdf");
        assertThat(new String(pdf.bytes(), 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
    }

    @Test
    void othersAndTheAbsentAreRefused() {
        String name = Samples.fresh("secret") + ".csv";
        writer.upload("input", name, TABLE).ok();
        String organization = writer.get("/api/v1/whoami").ok().text("organization_id");

        Answer foreign = read(nobody.as(Api.FOREIGN_OWNER), organization + "/input/" + name);
        assertThat(foreign.status()).isEqualTo(403);
        assertThat(read(nobody.as(Api.FOREIGN_OWNER), "input/" + name).status()).isEqualTo(404);
        assertThat(read(writer, "input/" + Samples.fresh("gone") + ".csv").status())
                .isEqualTo(404);
        assertThat(read(nobody, "input/" + name).status()).isEqualTo(401);
        assertThat(writer.post("/source-file", Map.of()).detail()).isEqualTo("Missing required parameter: resource_id");
    }

    private static Answer read(Api api, String reference) {
        return api.post("/source-file", Map.of("resource_id", reference));
    }
}
