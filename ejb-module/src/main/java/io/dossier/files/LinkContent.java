package io.dossier.files;

import java.io.InputStream;
import java.util.Map;

/**
 * What the object store answers to a link.
 *
 * @param status HTTP status
 * @param headers those that speak of the content
 * @param body closed by whoever reads it
 */
public record LinkContent(int status, Map<String, String> headers, InputStream body) {}
