package io.dossier.generation.jobs;

import io.dossier.generation.RuleOrchestration;
import io.dossier.generation.SectionRange;
import jakarta.batch.api.BatchProperty;
import jakarta.batch.api.partition.PartitionMapper;
import jakarta.batch.api.partition.PartitionPlan;
import jakarta.batch.api.partition.PartitionPlanImpl;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Properties;

/** One partition for each range of sections. */
@Named("sectionRangeMapper")
@Dependent
public class SectionRangeMapper implements PartitionMapper {

    static final String RANGE = "range";

    @Inject
    @BatchProperty(name = GenerationJob.RUN)
    private String run;

    @Inject
    @BatchProperty(name = GenerationJob.CLAIM)
    private String claim;

    @Inject
    private RuleOrchestration service;

    @Override
    public PartitionPlan mapPartitions() {
        List<SectionRange> ranges = service.ranges(GenerationJob.claim(run, claim));
        PartitionPlanImpl plan = new PartitionPlanImpl();
        plan.setPartitions(ranges.size());
        plan.setThreads(ranges.size());
        plan.setPartitionsOverride(true);
        plan.setPartitionProperties(
                ranges.stream().map(SectionRangeMapper::properties).toArray(Properties[]::new));
        return plan;
    }

    private static Properties properties(SectionRange range) {
        Properties properties = new Properties();
        properties.setProperty(RANGE, range.toString());
        return properties;
    }
}
