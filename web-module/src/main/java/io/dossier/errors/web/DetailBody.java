package io.dossier.errors.web;

/** Error body of the document generation interface. */
public record DetailBody(String detail) {

    static DetailBody of(Problem problem) {
        return new DetailBody(problem.message());
    }
}
