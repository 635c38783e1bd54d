package io.dossier.library;

/**
 * A source as it was pinned.
 *
 * @param objectKey where its bytes lie in the object store
 * @param sha256 of its bytes, 64 lower-case hexadecimal digits
 * @param name as its owner uploaded it
 */
public record SourceFile(String objectKey, String sha256, String name) {}
