package io.dossier.files;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.files.model.StoredFile;
import io.dossier.identity.Caller;
import io.dossier.identity.Roles;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.util.List;

/** Hands out links to files. */
@Stateless
@RolesAllowed(Roles.USER)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class FileLinks {

    private final FileDirectory directory;
    private final ObjectStore store;

    /** For the container's proxy. */
    protected FileLinks() {
        this(null, null);
    }

    @Inject
    public FileLinks(FileDirectory directory, ObjectStore store) {
        this.directory = directory;
        this.store = store;
    }

    /** What a container holds. Refused while the store is away: the links would lead nowhere. */
    public List<FileLink> list(Caller caller, String container) {
        FileNames.requireContainer(container);
        if (!store.ping()) {
            throw new DossierException(ErrorCode.STORAGE_FAILED, "Object storage is not available");
        }
        return directory.list(caller, container).stream().map(this::linkTo).toList();
    }

    /** A link to the file that a reference means, see {@link FileDirectory#resolve}. */
    public FileLink link(Caller caller, String reference) {
        return linkTo(directory.resolve(caller, reference));
    }

    private FileLink linkTo(StoredFile file) {
        String name = file.name().substring(file.name().lastIndexOf('/') + 1);
        return new FileLink(file.name(), store.presign(file.objectKey(), name));
    }
}
