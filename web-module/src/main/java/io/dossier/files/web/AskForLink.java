package io.dossier.files.web;

import io.dossier.http.Required;

/** Body of {@code POST /generate-presigned-url}. */
public record AskForLink(@Required String key) {}
