package io.dossier.systemtests;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** A multipart form. */
public final class Multipart {

    private static final String BOUNDARY = "a-boundary-that-is-in-no-file-7f3c";

    private final ByteArrayOutputStream body = new ByteArrayOutputStream();

    public Multipart field(String name, String value) {
        return part(
                "Content-Disposition: form-data; name=\"" + name + "\"\r\n", value.getBytes(StandardCharsets.UTF_8));
    }

    /** A file without a declared type. */
    public Multipart file(String name, String fileName, byte[] content) {
        return file(name, fileName, "application/octet-stream", content);
    }

    public Multipart file(String name, String fileName, String type, byte[] content) {
        return part(
                "Content-Disposition: form-data; name=\"" + name + "\"; filename=\"" + fileName + "\"\r\nContent-Type: "
                        + type + "\r\n",
                content);
    }

    String contentType() {
        return "multipart/form-data; boundary=" + BOUNDARY;
    }

    byte[] bytes() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(body.toByteArray());
        all.writeBytes(("--" + BOUNDARY + "--\r\n").getBytes(StandardCharsets.UTF_8));
        return all.toByteArray();
    }

    private Multipart part(String headers, byte[] content) {
        body.writeBytes(("--" + BOUNDARY + "\r\n" + headers + "\r\n").getBytes(StandardCharsets.UTF_8));
        body.writeBytes(content);
        body.writeBytes("\r\n".getBytes(StandardCharsets.UTF_8));
        return this;
    }
}
