package io.dossier.generation;

import io.dossier.generation.model.Claim;
import jakarta.ejb.ApplicationException;

/** Another node works on the run, or it has ended: whoever holds this claim stops and writes nothing any more. */
@ApplicationException(rollback = true)
public class LostClaim extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public LostClaim(Claim claim) {
        super("Claim " + claim.number() + " of run " + claim.runId() + " is lost");
    }
}
