package io.dossier.files.web;

import java.nio.file.Path;

/**
 * The content of a part, on the server's disk.
 *
 * @param fileName the part's own file name; null without
 * @param declaredType the part's content type; null without
 * @param sha256 lower-case hexadecimal
 */
public record SpooledPart(String fileName, String declaredType, Path path, long size, String sha256) {}
