package io.dossier.identity.adapter.nimbus;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.jwk.KeyUse;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.text.ParseException;

/** Our key: made at the first start, then read. Nodes share it by sharing the folder. */
final class SigningKey {

    private static final String FILE = "signing-key.jwk";
    private static final int BITS = 3072;

    private SigningKey() {}

    static RSAKey in(Path folder) {
        Path file = folder.resolve(FILE);
        try {
            if (Files.notExists(file)) {
                make(folder, file);
            }
            return RSAKey.parse(Files.readString(file));
        } catch (IOException | ParseException | JOSEException e) {
            throw new IllegalStateException(
                    "The signing key cannot be read or made in auth.key-directory " + folder, e);
        }
    }

    /** Two nodes that start together end with one key: a link is made only if there is none yet. */
    private static void make(Path folder, Path file) throws IOException, JOSEException {
        Files.createDirectories(
                folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        RSAKey key = new RSAKeyGenerator(BITS)
                .keyUse(KeyUse.SIGNATURE)
                .keyIDFromThumbprint(true)
                .generate();
        Path draft = Files.createTempFile(
                folder,
                FILE,
                ".new",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        try {
            Files.writeString(draft, key.toJSONString());
            Files.createLink(file, draft);
        } catch (FileAlreadyExistsException expected) {
            // Another node was faster; its key is read.
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
