package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Documents that were written elsewhere: DOC-51 to DOC-56 of the checklist. */
@ExtendWith(RunningProduct.class)
class LocalDocumentsIT {

    private static final String LOCAL = "/api/v1/documents/local";
    private static final byte[] WORD = new WordFile().heading(1, "Notes").bytes();

    private final Api nobody;
    private final Api writer;

    LocalDocumentsIT(Api api) {
        nobody = api;
        writer = api.as(Api.WRITER);
    }

    @Test
    void uploadIsReadyAtOnce() {
        Answer made = upload(writer, "Notes.docx", WORD);

        assertThat(made.status()).isEqualTo(201);
        assertThat(made.json().fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder("document_id", "document_name", "s3_key", "status");
        assertThat(made.text("document_name")).isEqualTo("Notes.docx");
        assertThat(made.text("status")).isEqualTo("Ready");
        String id = made.text("document_id");
        JsonNode status = writer.get("/api/v1/documents/status/" + id).ok().json();
        assertThat(status.path("status").asText()).isEqualTo("Ready");
        JsonNode listed = StreamSupport.stream(
                        writer.get("/api/v1/documents/")
                                .ok()
                                .json()
                                .path("documents")
                                .spliterator(),
                        false)
                .filter(document -> document.path("document_id").asText().equals(id))
                .findFirst()
                .orElseThrow();
        assertThat(listed.path("template").isNull()).isTrue();
        assertThat(listed.path("workspace_id").isNull()).isTrue();
    }

    @Test
    void fileIsKeptUnchangedUnderItsKey() {
        String key = upload(writer, "Notes.docx", WORD).text("s3_key");
        String again = upload(writer, "Notes.docx", WORD).text("s3_key");

        assertThat(key).contains("/documents/").isNotEqualTo(again);
        for (String each : List.of(key, again)) {
            String url = writer.post("/generate-presigned-url", Map.of("key", each))
                    .ok()
                    .text("url");
            assertThat(Api.download(url).bytes()).isEqualTo(WORD);
        }
    }

    @Test
    void nothingIsGenerated() {
        String id = upload(writer, "Notes.docx", WORD).text("document_id");

        assertThat(writer.get("/api/v1/document-mrt/by-document/" + id).status())
                .isEqualTo(404);
        assertThat(writer.get("/api/v1/mrt-outlines/" + id).status()).isEqualTo(400);
        assertThat(writer.post("/get-sections-for-document", Map.of("document_id", id))
                        .status())
                .isEqualTo(404);
    }

    @Test
    void ownerAndThoseWhoSeeAllSeeIt() {
        Answer made = upload(writer, "Notes.docx", WORD);
        String path = "/api/v1/documents/" + made.text("document_id");

        assertThat(nobody.as(Api.INTERNAL).get(path).status()).isEqualTo(200);
        assertThat(nobody.as(Api.WRITER2).get(path).status()).isEqualTo(403);
        assertThat(nobody.as(Api.FOREIGN_OWNER).get(path).status()).isEqualTo(403);
        assertThat(nobody.as(Api.WRITER2)
                        .post("/generate-presigned-url", Map.of("key", made.text("s3_key")))
                        .status())
                .isEqualTo(404);
    }

    @ParameterizedTest
    @CsvSource({
        "notes.pdf, File type .pdf is not supported",
        "notes, File type (none) is not supported",
        "notes.docx, File content does not match type .docx"
    })
    void otherFilesAreRefused(String name, String detail) {
        Answer refused = upload(writer, name, "%PDF-1.7 no Word file".getBytes(StandardCharsets.US_ASCII));

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.detail()).isEqualTo(detail);
    }

    @Test
    void fileMustBeThere() {
        Answer refused = writer.post(LOCAL, new Multipart().field("name", "x"));

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.detail()).isEqualTo("Missing required parameter: file");
    }

    @Test
    void foldersOfTheSendersDiskAreForgotten() {
        assertThat(upload(writer, "C:\\reports\\Notes.docx", WORD).text("document_name"))
                .isEqualTo("Notes.docx");
    }

    private static Answer upload(Api api, String name, byte[] content) {
        return api.post(LOCAL, new Multipart().file("file", name, content));
    }
}
