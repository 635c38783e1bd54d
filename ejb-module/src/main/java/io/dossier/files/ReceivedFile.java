package io.dossier.files;

import java.nio.file.Path;

/**
 * An upload on the server's disk.
 *
 * @param name as the client wants it called
 * @param declaredType content type that the client sent; may be null
 * @param content spooled bytes; their owner removes them
 * @param sha256 of the bytes, lower-case hexadecimal
 */
public record ReceivedFile(
        String name, String container, String declaredType, Path content, long size, String sha256) {}
