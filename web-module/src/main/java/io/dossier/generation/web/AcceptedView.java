package io.dossier.generation.web;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.generation.AcceptedRequest;

/** The answer to a generate request. */
@JsonNaming(SnakeCaseStrategy.class)
record AcceptedView(String message, String taskId) {

    static AcceptedView of(AcceptedRequest accepted) {
        return new AcceptedView(accepted.message(), accepted.documentId().toString());
    }
}
