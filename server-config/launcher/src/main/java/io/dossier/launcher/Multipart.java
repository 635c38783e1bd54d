package io.dossier.launcher;

import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;

/** The body of an upload: text fields and one file, which is read while it is sent. */
final class Multipart {

    private final String boundary = "dossier-" + UUID.randomUUID();
    private final StringBuilder fields = new StringBuilder();

    Multipart field(String name, String value) {
        fields.append("--").append(boundary).append("\r\nContent-Disposition: form-data; name=\"");
        fields.append(name).append("\"\r\n\r\n").append(value).append("\r\n");
        return this;
    }

    String contentType() {
        return "multipart/form-data; boundary=" + boundary;
    }

    BodyPublisher with(String name, Path file) throws IOException {
        String quoted = file.getFileName().toString().replace("\\", "_").replace("\"", "_");
        String type = Files.probeContentType(file);
        String head = fields + "--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + name
                + "\"; filename=\"" + quoted + "\"\r\nContent-Type: "
                + (type == null ? "application/octet-stream" : type) + "\r\n\r\n";
        byte[] before = head.getBytes(StandardCharsets.UTF_8);
        byte[] after = ("\r\n--" + boundary + "--\r\n").getBytes(StandardCharsets.UTF_8);
        long length = before.length + Files.size(file) + after.length;
        BodyPublisher stream = BodyPublishers.ofInputStream(() -> join(before, file, after));
        return BodyPublishers.fromPublisher(stream, length);
    }

    private static InputStream join(byte[] before, Path file, byte[] after) {
        try {
            return new SequenceInputStream(java.util.Collections.enumeration(List.of(
                    new ByteArrayInputStream(before),
                    new FileInputStream(file.toFile()),
                    new ByteArrayInputStream(after))));
        } catch (FileNotFoundException e) {
            throw new UncheckedIOException(e);
        }
    }
}
