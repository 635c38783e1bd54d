package io.dossier.files.web;

import io.dossier.errors.DossierException;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.RequestScoped;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** The temporary files of one request. */
@RequestScoped
public class Spool {

    private static final int BUFFER = 64 << 10;

    private final List<Path> files = new ArrayList<>();

    /** Writes a stream to disk; gives up as soon as it is longer than allowed. */
    SpooledPart write(String fileName, String declaredType, InputStream in, long limit) throws IOException {
        Path file = Files.createTempFile("dossier-upload-", ".part");
        files.add(file);
        MessageDigest digest = sha256();
        long size;
        try (OutputStream out = new DigestOutputStream(Files.newOutputStream(file), digest)) {
            size = copy(in, out, limit);
        }
        return new SpooledPart(
                fileName, declaredType, file, size, HexFormat.of().formatHex(digest.digest()));
    }

    private static long copy(InputStream in, OutputStream out, long limit) throws IOException {
        byte[] buffer = new byte[BUFFER];
        long size = 0;
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            size += read;
            if (size > limit) {
                throw DossierException.invalid("File exceeds the maximum size of " + limit + " bytes");
            }
            out.write(buffer, 0, read);
        }
        return size;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }

    @PreDestroy
    void remove() {
        for (Path file : files) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                throw new UncheckedIOException("A temporary file stays behind: " + file, e);
            }
        }
    }
}
