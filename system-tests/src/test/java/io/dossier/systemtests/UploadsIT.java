package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RunningProduct.class)
class UploadsIT {

    private static final String UPLOAD = "/api/v1/files/upload";

    private final Api writer;

    UploadsIT(Api api) {
        writer = api.as(Api.WRITER);
    }

    @Test
    void withoutContentTypeTheHeaderIsNamed() {
        Answer refused = writer.send("POST", UPLOAD);

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.detail()).isEqualTo("Missing required header: Content-Type (multipart/form-data)");
    }

    @Test
    void anotherContentTypeIsNotSupported() {
        Answer refused = writer.post(UPLOAD, Map.of("file_name", "a.csv"));

        assertThat(refused.status()).isEqualTo(415);
        assertThat(refused.detail()).isEqualTo("Request must be multipart/form-data");
    }

    @Test
    void aMissingPartIsNamed() {
        assertThat(writer.post(UPLOAD, new Multipart()).detail()).isEqualTo("Missing required parameter: file_name");
    }
}
