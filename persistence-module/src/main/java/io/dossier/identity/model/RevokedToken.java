package io.dossier.identity.model;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;

/** A token that is refused although it has not expired. Forgotten once it has. */
@Entity
@Table(name = "revoked_token")
public class RevokedToken {

    @Id
    private String jti;

    @Column(name = "expires_at")
    private OffsetDateTime expiresAt;

    protected RevokedToken() {}

    public RevokedToken(String jti, OffsetDateTime expiresAt) {
        this.jti = jti;
        this.expiresAt = expiresAt;
    }

    public String jti() {
        return jti;
    }

    public OffsetDateTime expiresAt() {
        return expiresAt;
    }
}
