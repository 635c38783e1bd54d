package io.dossier.files.web;

/** Answer of {@code POST /generate-presigned-url}. */
public record FileUrl(String url) {}
