package io.dossier.files;

/** A file as it is listed: its name and a link that needs no credential. */
public record FileLink(String name, String url) {}
