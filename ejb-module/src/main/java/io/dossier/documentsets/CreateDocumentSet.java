package io.dossier.documentsets;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.errors.DossierException;

/** A set that is to be made; either name is accepted, both if they agree. */
@JsonNaming(SnakeCaseStrategy.class)
public record CreateDocumentSet(String workspaceName, String documentSetName) {

    private static final int MAX_LENGTH = 255;

    /** The name without blanks around it. */
    String name() {
        String one = workspaceName == null ? documentSetName : workspaceName;
        String other = documentSetName == null ? one : documentSetName;
        if (one == null || one.isBlank() || other.isBlank()) {
            throw DossierException.missing("workspace_name");
        }
        if (!one.strip().equals(other.strip())) {
            throw DossierException.invalid("Two different values for parameter: workspace_name");
        }
        if (one.strip().length() > MAX_LENGTH) {
            throw DossierException.invalid("workspace_name must not be longer than " + MAX_LENGTH + " characters");
        }
        return one.strip();
    }
}
