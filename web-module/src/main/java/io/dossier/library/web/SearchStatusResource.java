package io.dossier.library.web;

import io.dossier.library.SearchHealth;
import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.time.OffsetDateTime;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Public: says whether search works. */
@Path("/api/v1/search/status")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Search")
public class SearchStatusResource {

    @Inject
    private SearchHealth search;

    @Inject
    private Clock clock;

    @GET
    @Operation(summary = "Whether search works")
    public SearchStatus status() {
        return SearchStatus.of(search.available(), OffsetDateTime.now(clock));
    }
}
