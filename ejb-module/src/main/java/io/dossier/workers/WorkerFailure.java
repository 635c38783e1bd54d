package io.dossier.workers;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;

/** No worker could do the task, and no file is to blame: worth another try later. */
public class WorkerFailure extends DossierException {

    public WorkerFailure(String message) {
        super(ErrorCode.INTERNAL_ERROR, message);
    }
}
