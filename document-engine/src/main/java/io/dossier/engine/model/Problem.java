package io.dossier.engine.model;

/** Why a file could not be read or written. */
public enum Problem {
    /** The file needs a password. */
    ENCRYPTED,
    /** The file is damaged or is not what its name says. */
    UNREADABLE,
    /** The file has nothing in it. */
    EMPTY,
    /** A bound on size, pages, cells or memory was met. */
    TOO_LARGE,
    /** The worker took longer than allowed and was ended. */
    TIMED_OUT,
    /** The worker died or misbehaved: not the file's owner's fault, worth another try. */
    CRASHED
}
