package io.dossier.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The result of a conversion on the server's disk, gone when it is closed. */
final class ConvertedFile implements AutoCloseable {

    private final Path path;

    ConvertedFile(Path path) {
        this.path = path;
    }

    static ConvertedFile create() {
        try {
            return new ConvertedFile(Files.createTempFile("dossier-converted-", ".pdf"));
        } catch (IOException e) {
            throw new UncheckedIOException("No temporary file can be made", e);
        }
    }

    Path path() {
        return path;
    }

    long size() {
        try {
            return Files.size(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lower-case hexadecimal. */
    String sha256() {
        try (InputStream in = Files.newInputStream(path)) {
            DigestInputStream digesting = new DigestInputStream(in, MessageDigest.getInstance("SHA-256"));
            digesting.transferTo(OutputStream.nullOutputStream());
            return HexFormat.of().formatHex(digesting.getMessageDigest().digest());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            throw new UncheckedIOException("A temporary file stays behind", e);
        }
    }
}
