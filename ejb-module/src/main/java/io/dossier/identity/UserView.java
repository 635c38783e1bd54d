package io.dossier.identity;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;

/**
 * A user as others see him.
 *
 * @param email empty for an id that is not known in the organization
 */
@JsonNaming(SnakeCaseStrategy.class)
public record UserView(String userId, String email) {}
