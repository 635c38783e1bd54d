package io.dossier.details;

/** A details record under the name that the interface gives it. */
public record DetailsEnvelope(DetailsView outline) {}
