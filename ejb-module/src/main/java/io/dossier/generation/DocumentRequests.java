package io.dossier.generation;

import io.dossier.documents.model.DocumentSource;
import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.files.FileDirectory;
import io.dossier.files.model.StoredFile;
import io.dossier.files.model.StoredObject;
import io.dossier.identity.Caller;
import io.dossier.identity.CurrentCaller;
import io.dossier.identity.Roles;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;

/**
 * Takes requests for documents: pins what they name, then writes them down. Pinning is done before the transaction,
 * because a file that is not there is no reason to refuse and must not roll it back.
 */
@Stateless
@RolesAllowed(Roles.USER)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class DocumentRequests {

    private static final String TEMPLATES = "templates";

    private CurrentCaller currentCaller;
    private FileDirectory files;
    private RequestRecords records;

    protected DocumentRequests() {}

    @Inject
    public DocumentRequests(CurrentCaller currentCaller, FileDirectory files, RequestRecords records) {
        this.currentCaller = currentCaller;
        this.files = files;
        this.records = records;
    }

    /** Writes the placeholder and its run; a document of the same output name is answered instead. */
    public AcceptedRequest generate(GenerateDocument request) {
        Caller caller = currentCaller.get();
        StoredObject templateFile = templateFile(caller, request);
        List<DocumentSource> sources =
                request.filePaths().stream().map(path -> pin(caller, path)).toList();
        return records.accept(caller, new PinnedRequest(request, sources, templateFile));
    }

    private StoredObject templateFile(Caller caller, GenerateDocument request) {
        RequestRecords.TemplateFile template = records.templateFile(caller, request.templateId());
        return template.pinned()
                .or(() -> find(caller, template.fileName(), TEMPLATES).map(StoredFile::source))
                .orElse(null);
    }

    private DocumentSource pin(Caller caller, String path) {
        return find(caller, path, null)
                .map(file -> new DocumentSource(path, file.source(), file.sourceName(), file.size()))
                .orElseGet(() -> DocumentSource.unusable(path, "Source file not found: " + path));
    }

    private Optional<StoredFile> find(Caller caller, String reference, String container) {
        try {
            return reference.isEmpty() ? Optional.empty() : Optional.of(files.resolve(caller, reference, container));
        } catch (DossierException e) {
            return notFound(reference, e);
        }
    }

    private static Optional<StoredFile> notFound(String reference, DossierException e) {
        if (e.code() == ErrorCode.NOT_FOUND) {
            return Optional.empty();
        }
        if (e.code() == ErrorCode.WRONG_ORGANIZATION) {
            throw DossierException.invalid("Invalid file path: " + reference);
        }
        throw e;
    }
}
