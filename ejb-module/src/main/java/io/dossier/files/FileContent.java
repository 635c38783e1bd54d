package io.dossier.files;

import java.io.InputStream;

/**
 * A file as it is read.
 *
 * @param name without folders
 * @param body closed by whoever reads it
 */
public record FileContent(String name, String contentType, InputStream body) {}
