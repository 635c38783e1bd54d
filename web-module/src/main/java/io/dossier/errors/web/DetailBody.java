package io.dossier.errors.web;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Error body of the document generation interface. */
@Schema
public record DetailBody(String detail) {

    public static DetailBody of(Problem problem) {
        return new DetailBody(problem.message());
    }
}
