package io.dossier.generation.model;

import java.util.EnumSet;
import java.util.Set;

/** Where a run stands. What a user sees is the document's status, never this one and never the batch runtime's. */
public enum RunStatus {
    /** Waits to be claimed. */
    PENDING,
    /** Claimed by a node, for as long as the node renews its lease. */
    RUNNING,
    /** The document is Ready. */
    DONE,
    /** The document is Failed. */
    FAILED;

    /**
     * The status after a move.
     *
     * @throws IllegalStateException if a run in this status cannot move there
     */
    public RunStatus moveTo(RunStatus next) {
        if (!moves().contains(next)) {
            throw new IllegalStateException("A run cannot move from " + this + " to " + next);
        }
        return next;
    }

    /** Whether nothing more happens unless somebody asks for it. */
    public boolean isFinal() {
        return this == DONE || this == FAILED;
    }

    private Set<RunStatus> moves() {
        return switch (this) {
            case PENDING -> EnumSet.of(RUNNING, FAILED);
            case RUNNING -> EnumSet.of(PENDING, RUNNING, DONE, FAILED);
            case DONE -> EnumSet.noneOf(RunStatus.class);
            case FAILED -> EnumSet.of(PENDING);
        };
    }
}
