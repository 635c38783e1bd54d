package io.dossier.files;

import io.dossier.audit.AuditTrail;
import io.dossier.audit.model.AuditCategory;
import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.files.model.ReservedObjectRepository;
import io.dossier.files.model.StoredFile;
import io.dossier.files.model.StoredFileRepository;
import io.dossier.identity.Caller;
import io.dossier.identity.model.Visibility;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/** Finds files by whatever a client calls them, and adds new ones. Internal: its callers have checked who asks. */
@Stateless
@PermitAll
public class FileDirectory {

    private final StoredFileRepository files;
    private final ReservedObjectRepository reservations;
    private final StorageSettings storage;
    private final Instance<OutputVisibility> outputs;
    private final AuditTrail auditTrail;

    /** For the container's proxy. */
    protected FileDirectory() {
        this(null, null, null, null, null);
    }

    @Inject
    public FileDirectory(
            StoredFileRepository files,
            ReservedObjectRepository reservations,
            StorageSettings storage,
            Instance<OutputVisibility> outputs,
            AuditTrail auditTrail) {
        this.files = files;
        this.reservations = reservations;
        this.storage = storage;
        this.outputs = outputs;
        this.auditTrail = auditTrail;
    }

    /**
     * The file that a reference means, within the caller's organization: a full key
     * {@code <organization_id>/<container>/<name>}, {@code <container>/<name>}, a bare name that is unique over the
     * containers, a physical key, or a presigned or storage link.
     *
     * @throws DossierException unknown (404), ambiguous (400), another organization's (403)
     */
    public StoredFile resolve(Caller caller, String reference) {
        return find(caller, reference, null);
    }

    /** The same, where a bare name means a file of one container, such as a template's file name. */
    public StoredFile resolve(Caller caller, String reference, String container) {
        return find(caller, reference, container);
    }

    private StoredFile find(Caller caller, String reference, String container) {
        Visibility visibility = caller.visibility();
        FileReference parsed = FileReference.of(reference, storage);
        if (parsed.organizationId() != null) {
            visibility.requireOwn(parsed.organizationId());
        }
        StoredFile file = parsed.objectKey() != null
                ? files.withKey(visibility.organizationId(), parsed.objectKey()).orElseThrow(FileDirectory::unknown)
                : atPath(visibility, parsed, container);
        if (visibleOf(visibility, List.of(file)).isEmpty()) {
            throw unknown();
        }
        return file;
    }

    private StoredFile atPath(Visibility visibility, FileReference reference, String container) {
        UUID organization = visibility.organizationId();
        Optional<StoredFile> exact = files.named(organization, reference.container(), reference.nameInContainer());
        if (exact.isEmpty() && container != null) {
            exact = files.named(organization, container, reference.path());
        }
        return exact.orElseGet(() -> onlyOne(files.named(organization, reference.path()), reference.path()));
    }

    private static StoredFile onlyOne(List<StoredFile> candidates, String name) {
        if (candidates.size() > 1) {
            throw DossierException.invalid("Key is ambiguous: " + name);
        }
        return candidates.stream().findFirst().orElseThrow(FileDirectory::unknown);
    }

    private static DossierException unknown() {
        return DossierException.notFound("File not found");
    }

    /** What a container holds for this caller, by name. */
    public List<StoredFile> list(Caller caller, String container) {
        Visibility visibility = caller.visibility();
        return visibleOf(visibility, files.list(visibility.organizationId(), container));
    }

    /** A generated file is seen by those who see its document. */
    private List<StoredFile> visibleOf(Visibility visibility, List<StoredFile> all) {
        Set<UUID> documents =
                all.stream().flatMap(file -> file.documentId().stream()).collect(Collectors.toSet());
        if (documents.isEmpty() || visibility.wholeOrganization() || !outputs.isResolvable()) {
            return all;
        }
        Set<UUID> visible = outputs.get().visible(visibility, documents);
        return all.stream()
                .filter(file -> file.documentId().map(visible::contains).orElse(true))
                .toList();
    }

    /** Adds a file whose object is stored already; one of the same name is superseded. In the caller's transaction. */
    public void add(StoredFile file) {
        files.add(file);
    }

    /** Adds an upload, whose keys were reserved, and says so in the audit trail. */
    public void receive(StoredFile file, List<String> reservedKeys) {
        if (!reservations.keep(reservedKeys)) {
            throw new DossierException(ErrorCode.STORAGE_FAILED, "The upload took too long; try again");
        }
        files.add(file);
        auditTrail.record(
                "document_upload",
                AuditCategory.INFO,
                "file",
                file.id().toString(),
                Map.of("filename", file.name(), "container", file.container(), "file_size", file.size()));
    }
}
