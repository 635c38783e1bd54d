package io.dossier.documents;

import java.util.List;

/** The documents that the caller sees, newest first. */
public record DocumentList(List<DocumentItem> documents) {}
