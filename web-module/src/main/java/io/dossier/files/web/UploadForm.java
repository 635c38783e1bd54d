package io.dossier.files.web;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * The form of {@code POST /api/v1/files/upload}, for the description only: {@link UploadForms} reads it part by part.
 *
 * @param container documents, templates, input or output
 */
record UploadForm(
        @Schema(name = "file_name", required = true) String fileName,
        @Schema(required = true, example = "input") String container,

        @Schema(name = "file_content", required = true, format = "binary")
        String fileContent) {}
