package io.dossier.documents.model;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** How far a document is. */
public enum DocumentStatus {
    /** Accepted, not yet picked up. */
    PENDING("Pending"),
    /** Sources are read, classified and ingested. */
    INGESTING("Ingesting"),
    /** Outline, content and file are made. */
    GENERATING("Generating"),
    READY("Ready"),
    FAILED("Failed");

    private static final Map<DocumentStatus, Set<DocumentStatus>> MOVES = Map.of(
            PENDING, EnumSet.of(INGESTING, FAILED),
            INGESTING, EnumSet.of(GENERATING, FAILED),
            GENERATING, EnumSet.of(READY, FAILED),
            READY, EnumSet.noneOf(DocumentStatus.class),
            FAILED, EnumSet.of(PENDING));

    private final String wireName;

    DocumentStatus(String wireName) {
        this.wireName = wireName;
    }

    /** As the interface writes it. */
    public String wireName() {
        return wireName;
    }

    /** Nothing happens any more unless someone asks again. */
    public boolean isFinal() {
        return this == READY || this == FAILED;
    }

    public boolean canMoveTo(DocumentStatus next) {
        return MOVES.get(this).contains(next);
    }

    /**
     * The next status.
     *
     * @throws IllegalStateException if that move is not allowed
     */
    public DocumentStatus moveTo(DocumentStatus next) {
        if (!canMoveTo(next)) {
            throw new IllegalStateException("A document cannot move from %s to %s".formatted(this, next));
        }
        return next;
    }
}
