package io.dossier.files.model;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;

/** A key that an upload may have stored an object under, and that no file's row names yet. */
@Entity
@Table(name = "reserved_object")
public class ReservedObject {

    @Id
    @Column(name = "object_key")
    private String key;

    @Column(name = "reserved_at")
    private OffsetDateTime reservedAt;

    private boolean expired;

    protected ReservedObject() {}

    public ReservedObject(String key, OffsetDateTime reservedAt) {
        this.key = key;
        this.reservedAt = reservedAt;
    }

    public String key() {
        return key;
    }

    public OffsetDateTime reservedAt() {
        return reservedAt;
    }

    /** True when the object is being removed: it can no longer be kept. */
    public boolean expired() {
        return expired;
    }
}
