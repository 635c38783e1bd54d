package io.dossier.generation.jobs;

import io.dossier.generation.model.Claim;
import jakarta.batch.operations.JobOperator;
import jakarta.batch.operations.NoSuchJobExecutionException;
import jakarta.batch.runtime.BatchRuntime;
import jakarta.batch.runtime.BatchStatus;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.EnumSet;
import java.util.Properties;
import java.util.Set;
import java.util.UUID;

/** Starts {@code META-INF/batch-jobs/generate-document.xml}. */
@ApplicationScoped
public class GenerationJob implements JobStarter {

    static final String NAME = "generate-document";
    static final String RUN = "run";
    static final String CLAIM = "claim";

    private static final Set<BatchStatus> AT_WORK =
            EnumSet.of(BatchStatus.STARTING, BatchStatus.STARTED, BatchStatus.STOPPING);

    @Override
    public long start(Claim claim) {
        Properties parameters = new Properties();
        parameters.setProperty(RUN, claim.runId().toString());
        parameters.setProperty(CLAIM, Long.toString(claim.number()));
        return operator().start(NAME, parameters);
    }

    @Override
    public boolean isAtWork(long execution) {
        try {
            return AT_WORK.contains(operator().getJobExecution(execution).getBatchStatus());
        } catch (NoSuchJobExecutionException e) {
            return false;
        }
    }

    /** The claim that a job's parameters name. */
    static Claim claim(String run, String number) {
        return new Claim(UUID.fromString(run), Long.parseLong(number));
    }

    private static JobOperator operator() {
        return BatchRuntime.getJobOperator();
    }
}
