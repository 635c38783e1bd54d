package io.dossier.files;

import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;

/**
 * Where bytes lie: any store that speaks S3. Never called inside a transaction. Every method throws
 * {@link io.dossier.errors.DossierException} with {@code STORAGE_FAILED} when the store does not answer, and with
 * {@code NOT_FOUND} when it has no such object.
 */
public interface ObjectStore {

    /** How long a presigned link works. */
    Duration LINK_LIFETIME = Duration.ofHours(1);

    /** Stores a file; an object of the same key is replaced. */
    void put(String key, Path file, String contentType);

    /** Stores a few bytes; an object of the same key is replaced. */
    void put(String key, byte[] bytes, String contentType);

    /** The object's bytes; the caller closes the stream. */
    InputStream get(String key);

    /** Writes the object's bytes into a file, which is replaced if it exists. */
    void copyTo(String key, Path file);

    /**
     * A link that needs no credential and works for {@link #LINK_LIFETIME}, signed for the address under which clients
     * reach the store.
     *
     * @param fileName what a browser saves it as
     */
    String presign(String key, String fileName);

    boolean exists(String key);

    /** Removes the object; nothing happens if there is none. */
    void delete(String key);

    /** True if the store answers and has our bucket. */
    boolean ping();
}
