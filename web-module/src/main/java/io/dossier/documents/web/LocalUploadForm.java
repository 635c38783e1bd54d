package io.dossier.documents.web;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The form of {@code POST /api/v1/documents/local}, for the description only. */
record LocalUploadForm(
        @Schema(required = true, format = "binary") String file) {}
