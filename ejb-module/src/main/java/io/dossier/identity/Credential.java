package io.dossier.identity;

/** A caller and the token that proved him. */
public record Credential(Caller caller, TokenClaims token) {}
