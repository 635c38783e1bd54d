package io.dossier.files;

import io.dossier.files.model.StoredFile;
import io.dossier.files.model.StoredFileRepository;
import io.dossier.identity.Caller;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.util.List;

/** Finds files by whatever a client calls them, and adds new ones. Internal: its callers have checked who asks. */
@Stateless
@PermitAll
public class FileDirectory {

    private final StoredFileRepository files;

    /** For the container's proxy. */
    protected FileDirectory() {
        this(null);
    }

    @Inject
    public FileDirectory(StoredFileRepository files) {
        this.files = files;
    }

    /**
     * The file that a reference means, within the caller's organization: a full key
     * {@code <organization_id>/<container>/<name>}, {@code <container>/<name>}, a bare name that is unique over the
     * containers, a physical key, or a presigned or storage link.
     *
     * @throws io.dossier.errors.DossierException unknown (404), ambiguous (400), another organization's (403)
     */
    public StoredFile resolve(Caller caller, String reference) {
        return resolve(caller, reference, null);
    }

    /** The same for a reference that stands for a file of one container, such as a template's file name. */
    public StoredFile resolve(Caller caller, String reference, String container) {
        throw new UnsupportedOperationException("Follows: " + reference + caller + container);
    }

    /** What a container holds for this caller, by name. */
    public List<StoredFile> list(Caller caller, String container) {
        return files.list(caller.visibility().organizationId(), container);
    }

    /** Adds a file whose object is stored already; one of the same name is superseded. In the caller's transaction. */
    public void add(StoredFile file) {
        files.add(file);
    }
}
