package io.dossier.files;

import io.dossier.errors.DossierException;
import io.dossier.files.model.StoredFile;
import io.dossier.files.model.StoredObject;
import io.dossier.identity.Caller;
import io.dossier.identity.Roles;
import io.dossier.ids.Ids;
import io.dossier.usage.Metric;
import io.dossier.usage.Usage;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.function.BiConsumer;

/** Takes files in: checks, converts, stores, and only then writes the row. */
@Stateless
@RolesAllowed(Roles.USER)
@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
public class Uploads {

    private final ObjectStore store;
    private final Reservations reservations;
    private final PdfConverter converter;
    private final FileDirectory directory;
    private final Usage usage;
    private final Clock clock;

    /** For the container's proxy. */
    protected Uploads() {
        this(null, null, null, null, null, null);
    }

    @Inject
    public Uploads(
            ObjectStore store,
            Reservations reservations,
            PdfConverter converter,
            FileDirectory directory,
            Usage usage,
            Clock clock) {
        this.store = store;
        this.reservations = reservations;
        this.converter = converter;
        this.directory = directory;
        this.usage = usage;
        this.clock = clock;
    }

    /** Stores an upload; the file's name may differ from the upload's, a Word file's as a source does. */
    public StoredFile receive(Caller caller, ReceivedFile upload) {
        FileType type = checked(upload);
        boolean converts = type == FileType.DOCX && !upload.container().equals(FileNames.TEMPLATES);
        return counted(
                converts ? storeConverted(caller, upload) : storeAsIs(caller, upload, type, directory::receive),
                upload);
    }

    /**
     * Stores a Word file unchanged in any container.
     *
     * @param row writes the file's row, given the keys that are reserved for it, see {@link FileDirectory#receive}, and
     *     whatever is to be written with it
     */
    public StoredFile receiveWord(Caller caller, ReceivedFile upload, BiConsumer<StoredFile, List<String>> row) {
        FileType type = checked(upload);
        if (type != FileType.DOCX) {
            throw DossierException.invalid("File type " + type.extension() + " is not supported");
        }
        return counted(storeAsIs(caller, upload, type, row), upload);
    }

    private static FileType checked(ReceivedFile upload) {
        FileNames.requireContainer(upload.container());
        FileNames.requireName(upload.name());
        FileType type = FileType.ofName(upload.name());
        type.requireFits(upload.declaredType());
        ContentCheck.require(type, upload.content());
        return type;
    }

    private StoredFile counted(StoredFile file, ReceivedFile upload) {
        usage.count(Metric.FILES_UPLOADED, 1);
        usage.count(Metric.BYTES_UPLOADED, upload.size());
        return file;
    }

    private StoredFile storeAsIs(
            Caller caller, ReceivedFile upload, FileType type, BiConsumer<StoredFile, List<String>> row) {
        StoredFile file = fileOf(caller, upload, upload.name());
        String key = StorageKeys.file(file.organizationId(), file.container(), file.id(), file.name());
        try (UnfinishedObjects objects = new UnfinishedObjects(store, reservations)) {
            objects.put(key, upload.content(), type.contentType());
            file.storedAs(
                    new StoredObject(key, upload.sha256()),
                    upload.size(),
                    type.contentType(),
                    OffsetDateTime.now(clock));
            row.accept(file, objects.keys());
            objects.keep();
        }
        return file;
    }

    private StoredFile storeConverted(Caller caller, ReceivedFile upload) {
        StoredFile file = fileOf(caller, upload, FileNames.withExtension(upload.name(), FileType.PDF.extension()));
        String key = StorageKeys.file(file.organizationId(), file.container(), file.id(), file.name());
        String originalKey = StorageKeys.file(file.organizationId(), "originals", file.id(), upload.name());
        try (ConvertedFile pdf = converter.convert(upload.content());
                UnfinishedObjects objects = new UnfinishedObjects(store, reservations)) {
            objects.put(originalKey, upload.content(), FileType.DOCX.contentType());
            objects.put(key, pdf.path(), FileType.PDF.contentType());
            file.storedAs(
                            new StoredObject(key, pdf.sha256()),
                            pdf.size(),
                            FileType.PDF.contentType(),
                            OffsetDateTime.now(clock))
                    .convertedFrom(new StoredObject(originalKey, upload.sha256()), upload.name());
            directory.receive(file, objects.keys());
            objects.keep();
        }
        return file;
    }

    private static StoredFile fileOf(Caller caller, ReceivedFile upload, String name) {
        return new StoredFile(
                Ids.next(), caller.visibility().organizationId(), upload.container(), name, caller.userId());
    }
}
