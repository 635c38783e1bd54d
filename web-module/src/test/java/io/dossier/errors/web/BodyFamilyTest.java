package io.dossier.errors.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BodyFamilyTest {

    @ParameterizedTest
    @CsvSource({
        "/api/v1/documents/, DETAIL",
        "/api/v1, DETAIL",
        "/api/v10/documents, CODED",
        "/get-access-token, DETAIL",
        "/get-access-token/, DETAIL",
        "/generate-presigned-url, DETAIL",
        "/get-sections-for-document, DETAIL",
        "/get-sources-for-selected-text, DETAIL",
        "/source-file, DETAIL",
        "/document-file-session, DETAIL",
        "/generate-onlyoffice-config, DETAIL",
        "/health, CODED",
        "/pipelines/1, CODED",
        "/, CODED"
    })
    void pathDecidesTheFamily(String path, BodyFamily family) {
        assertThat(BodyFamily.of(path)).isEqualTo(family);
    }
}
