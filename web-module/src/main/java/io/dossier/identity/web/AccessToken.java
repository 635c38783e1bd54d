package io.dossier.identity.web;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Answer of {@code POST /get-access-token}; the client reads the expiry in the token. */
public record AccessToken(@JsonProperty("access_token") String accessToken) {}
