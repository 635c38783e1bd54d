package io.dossier.identity.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.NotBlank;

/** Body of {@code POST /get-access-token}. */
public record AskForToken(@JsonProperty("user_id") @NotBlank String userId) {}
