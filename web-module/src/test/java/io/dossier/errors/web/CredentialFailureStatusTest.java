package io.dossier.errors.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CredentialFailureStatusTest {

    @ParameterizedTest
    @CsvSource({
        "GET, /api/v1/templates/abc, 400",
        "GET, /api/v1/templates/, 401",
        "POST, /api/v1/templates, 401",
        "POST, /get-sections-for-document, 400",
        "GET, /api/v1/document-sets/, 400",
        "GET, /api/v1/document-sets/abc, 400",
        "POST, /api/v1/document-sets, 400",
        "GET, /api/v1/mrt-outlines/abc/, 400",
        "PUT, /api/v1/mrt-outlines/abc, 401",
        "GET, /api/v1/files/input, 401",
        "GET, /api/v1/documents/, 401",
        "GET, /health, 401"
    })
    void asListed(String method, String path, int status) {
        assertThat(CredentialFailureStatus.of(method, path, "listed")).isEqualTo(status);
    }

    @Test
    void settingMakesAll401() {
        assertThat(CredentialFailureStatus.of("GET", "/api/v1/document-sets", "401"))
                .isEqualTo(401);
    }
}
