package io.dossier.documents.model;

import java.util.UUID;

/** That a document is in a set. */
public record SetMembership(UUID documentSetId, UUID documentId) {}
