package io.dossier.generation.jobs;

import io.dossier.generation.SourceReading;
import io.dossier.generation.model.Claim;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;

/** Reads and classifies the sources. */
@Named("extractAndClassify")
@Dependent
public class ExtractAndClassify extends StepBatchlet {

    @Inject
    private SourceReading service;

    @Override
    void perform(Claim held) {
        service.perform(held);
    }
}
