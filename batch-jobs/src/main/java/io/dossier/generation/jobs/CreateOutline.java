package io.dossier.generation.jobs;

import io.dossier.generation.OutlineCreation;
import io.dossier.generation.model.Claim;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;

/** Writes down the sections and routes the sources' blocks to them. */
@Named("createOutline")
@Dependent
public class CreateOutline extends StepBatchlet {

    @Inject
    private OutlineCreation service;

    @Override
    void perform(Claim held) {
        service.perform(held);
    }
}
