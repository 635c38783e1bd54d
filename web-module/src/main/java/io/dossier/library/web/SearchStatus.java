package io.dossier.library.web;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.time.OffsetDateTime;

/** Whether search works, and of what kind. Public: no counts, no names. */
@JsonNaming(SnakeCaseStrategy.class)
public record SearchStatus(
        String status, String searchType, boolean vector, boolean fullText, String version, OffsetDateTime checkedAt) {

    private static final String INTERFACE_VERSION = "1.0.0";

    static SearchStatus of(boolean available, OffsetDateTime checkedAt) {
        String status = available ? "available" : "unavailable";
        return new SearchStatus(status, "hybrid", available, available, INTERFACE_VERSION, checkedAt);
    }
}
