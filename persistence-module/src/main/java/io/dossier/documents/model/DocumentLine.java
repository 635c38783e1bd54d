package io.dossier.documents.model;

import java.time.OffsetDateTime;
import java.util.UUID;

/**
 * A document as listings show it.
 *
 * @param documentSetId null for a document without set
 * @param templateId null for a document without template
 * @param templateName null for a document without template
 */
public record DocumentLine(
        UUID id,
        String name,
        OffsetDateTime createdAt,
        OffsetDateTime updatedAt,
        UUID documentSetId,
        UUID templateId,
        String templateName) {}
