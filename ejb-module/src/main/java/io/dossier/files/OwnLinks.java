package io.dossier.files;

import io.dossier.errors.DossierException;
import io.dossier.identity.Caller;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;

/** Links that clients send back. */
@Dependent
public class OwnLinks {

    private final StorageSettings storage;

    @Inject
    public OwnLinks(StorageSettings storage) {
        this.storage = storage;
    }

    /** The object key in a link that the service gave, expired or not; 400 for any other link. */
    public String key(Caller caller, String link) {
        FileReference reference = FileReference.of(link, storage);
        if (reference.objectKey() == null
                || !caller.visibility().organizationId().equals(reference.organizationId())) {
            throw DossierException.invalid("URL is not a link to a file of your organization");
        }
        return reference.objectKey();
    }
}
