package io.dossier.documents.model;

/** The names behind a document's ids; null for what there is not. */
public record DocumentNames(String documentSet, String template, String ownerEmail) {}
