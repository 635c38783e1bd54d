package io.dossier.documents;

/** One document. */
public record DocumentEnvelope(DocumentView document) {}
