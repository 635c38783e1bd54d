package io.dossier.generation.jobs;

import io.dossier.generation.DocumentProduction;
import io.dossier.generation.model.Claim;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;

/** Writes the DOCX. */
@Named("produceDocx")
@Dependent
public class ProduceDocx extends StepBatchlet {

    @Inject
    private DocumentProduction service;

    @Override
    void perform(Claim held) {
        service.perform(held);
    }
}
