package io.dossier.files;

import io.dossier.files.model.StoredFile;
import io.dossier.identity.CurrentCaller;
import io.dossier.identity.Roles;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;

/** Reads files for their viewers, who get no link that somebody could pass on. */
@Stateless
@RolesAllowed(Roles.USER)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class SourceFiles {

    private final CurrentCaller currentCaller;
    private final FileDirectory directory;
    private final ObjectStore store;

    /** For the container's proxy. */
    protected SourceFiles() {
        this(null, null, null);
    }

    @Inject
    public SourceFiles(CurrentCaller currentCaller, FileDirectory directory, ObjectStore store) {
        this.currentCaller = currentCaller;
        this.directory = directory;
        this.store = store;
    }

    /**
     * The file that a reference means, see {@link FileDirectory#resolve}. A Word file that became a PDF is read as it was
     * uploaded where the reference names it so.
     */
    public FileContent read(String reference) {
        StoredFile file = directory.resolve(currentCaller.get(), reference);
        String name = lastPart(file.name());
        if (file.hasOriginal() && lastPart(reference).equals(file.sourceName())) {
            return new FileContent(
                    file.sourceName(),
                    FileType.ofName(file.sourceName()).contentType(),
                    store.get(file.source().key()));
        }
        return new FileContent(name, file.contentType(), store.get(file.objectKey()));
    }

    private static String lastPart(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
