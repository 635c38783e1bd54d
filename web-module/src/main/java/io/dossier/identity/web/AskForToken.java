package io.dossier.identity.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.dossier.http.Required;

/** Body of {@code POST /get-access-token}. */
public record AskForToken(@JsonProperty("user_id") @Required String userId) {}
