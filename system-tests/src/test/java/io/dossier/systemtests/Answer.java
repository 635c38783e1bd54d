package io.dossier.systemtests;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;

/** What came back. */
public record Answer(int status, HttpHeaders headers, byte[] bytes) {

    /** The body, which must be JSON. */
    public JsonNode json() {
        try {
            return Api.JSON.readTree(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("No JSON: " + this, e);
        }
    }

    /** The error text of the document generation interface. */
    public String detail() {
        return json().path("detail").asText(null);
    }

    /** The error text of either interface. */
    public String problem() {
        return json().path("detail").asText(json().path("message").asText(null));
    }

    /** A text of the body. */
    public String text(String field) {
        return json().path(field).asText(null);
    }

    /** Whether the server gave it before the application was there: a page, or a failure without a body. */
    boolean isServersOwn() {
        boolean page = headers.firstValue("Content-Type").orElse("").startsWith("text/html");
        return bytes.length == 0 ? status >= 500 : page && (status == 404 || status == 503);
    }

    /** This answer, which must be one of success. */
    public Answer ok() {
        if (status >= 300) {
            throw new AssertionError("Not a success: " + this);
        }
        return this;
    }

    @Override
    public String toString() {
        return status + " " + new String(bytes, StandardCharsets.UTF_8);
    }
}
