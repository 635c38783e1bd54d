package io.dossier.files.model;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;

/** An object in the store and the hash of its bytes. */
@Embeddable
public class StoredObject {

    @Column(name = "object_key")
    private String key;

    private String sha256;

    protected StoredObject() {}

    public StoredObject(String key, String sha256) {
        this.key = key;
        this.sha256 = sha256;
    }

    public String key() {
        return key;
    }

    /** Lower-case hexadecimal. */
    public String sha256() {
        return sha256;
    }
}
