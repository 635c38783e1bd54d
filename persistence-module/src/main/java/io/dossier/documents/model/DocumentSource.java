package io.dossier.documents.model;

import io.dossier.files.model.StoredObject;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Embedded;
import java.util.Optional;

/** A source of a document, pinned when the document was asked for. */
@Embeddable
public class DocumentSource {

    private String path;

    @Embedded
    private StoredObject object;

    private String name;

    private long size;

    private String problem;

    protected DocumentSource() {}

    /**
     * A source that was found.
     *
     * @param path as the client named it
     * @param object what extraction reads
     * @param name of the file that was uploaded
     * @param size in bytes
     */
    public DocumentSource(String path, StoredObject object, String name, long size) {
        this.path = path;
        this.object = object;
        this.name = name;
        this.size = size;
    }

    /** A source that cannot be used, and why; the document will end Failed. */
    public static DocumentSource unusable(String path, String problem) {
        DocumentSource source = new DocumentSource(path, null, path, 0);
        source.problem = problem;
        return source;
    }

    public String path() {
        return path;
    }

    /** Empty for a source that cannot be used. */
    public Optional<StoredObject> object() {
        return Optional.ofNullable(object);
    }

    public String name() {
        return name;
    }

    /** In bytes. */
    public long size() {
        return size;
    }

    /** Why the source cannot be used. */
    public Optional<String> problem() {
        return Optional.ofNullable(problem);
    }
}
