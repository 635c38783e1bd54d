package io.dossier.files.web;

import jakarta.validation.constraints.NotBlank;

/** Body of {@code POST /generate-presigned-url}. */
public record AskForLink(@NotBlank String key) {}
