package io.dossier.templates;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.files.FileDirectory;
import io.dossier.files.model.StoredFile;
import io.dossier.identity.Caller;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.Optional;

/** Finds the Word files of templates. Not inside a transaction: that a file is missing would roll it back. */
@Dependent
class TemplateFiles {

    static final String CONTAINER = "templates";

    private final FileDirectory files;

    @Inject
    TemplateFiles(FileDirectory files) {
        this.files = files;
    }

    /** The file that a template names, by link or else by its name among the templates; empty if it is not there. */
    Optional<StoredFile> find(Caller caller, String uri, String fileName) {
        try {
            return Optional.of(uri.isEmpty() ? named(caller, fileName) : files.resolve(caller, uri));
        } catch (DossierException e) {
            if (e.code() == ErrorCode.NOT_FOUND) {
                return Optional.empty();
            }
            throw e.code() == ErrorCode.WRONG_ORGANIZATION ? DossierException.invalid("Invalid template_s3_uri") : e;
        }
    }

    /** The file of this name among the templates. */
    StoredFile named(Caller caller, String fileName) {
        return files.resolve(caller, fileName, CONTAINER);
    }

    /** The file that a key, a link or a name means. */
    StoredFile get(Caller caller, ReadTemplateFile request) {
        return request.byFileName() ? named(caller, request.reference()) : files.resolve(caller, request.reference());
    }
}
