package io.dossier.generation.jobs;

import io.dossier.generation.RuleOrchestration;
import io.dossier.generation.SectionRange;
import io.dossier.generation.model.Claim;
import jakarta.batch.api.BatchProperty;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;

/** Applies the rules of one range of sections. */
@Named("orchestrateRules")
@Dependent
public class OrchestrateRules extends StepBatchlet {

    @Inject
    @BatchProperty(name = SectionRangeMapper.RANGE)
    private String range;

    @Inject
    private RuleOrchestration service;

    @Override
    void perform(Claim held) {
        service.perform(held, SectionRange.parse(range));
    }
}
