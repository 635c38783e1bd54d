package io.dossier.generation;

import java.util.UUID;

/** The answer to a request: the document's id, and what happens with it. */
public record AcceptedRequest(UUID documentId, String message) {}
