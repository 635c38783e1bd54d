package io.dossier.identity.web;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import io.dossier.identity.Caller;
import java.util.List;
import java.util.UUID;

/** Who the caller is. */
@JsonNaming(SnakeCaseStrategy.class)
public record AccountView(String userId, String email, UUID organizationId, String role, List<String> permissions) {

    static AccountView from(Caller caller) {
        return new AccountView(
                caller.userId(),
                caller.email(),
                caller.organizationId(),
                caller.role(),
                caller.permissions().stream().sorted().toList());
    }
}
