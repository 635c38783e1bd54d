package io.dossier.workers;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;

/** A user's file cannot be read. The message says to its owner what is wrong with it. */
public class UnreadableFile extends DossierException {

    public UnreadableFile(String message) {
        super(ErrorCode.INVALID_REQUEST, message);
    }
}
