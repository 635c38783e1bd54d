package io.dossier.http;

/** An answer that has nothing to say but that it is done. */
public record Message(String message) {}
