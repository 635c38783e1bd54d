package io.dossier.generation.jobs;

import io.dossier.generation.SourceIngestion;
import io.dossier.generation.model.Claim;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;

/** Cuts the sources into passages, embeds and indexes them. */
@Named("ingest")
@Dependent
public class Ingest extends StepBatchlet {

    @Inject
    private SourceIngestion service;

    @Override
    void perform(Claim held) {
        service.perform(held);
    }
}
