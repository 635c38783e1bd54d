package io.dossier.library.model;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.OffsetDateTime;
import java.util.Objects;
import java.util.UUID;

/** The bytes of a source: read first, then cut into passages and embedded. */
@Entity
@Table(name = "source_content")
@IdClass(SourceContent.Key.class)
public class SourceContent {

    @Id
    @Column(name = "organization_id")
    private UUID organizationId;

    @Id
    private String sha256;

    private String name;

    @Column(name = "document_type")
    private String documentType;

    private String format;
    private Integer pages;
    private int blocks;

    @Column(name = "model_key")
    private String modelKey;

    @Column(name = "ingested_key")
    private String ingestedKey;

    private Integer chunks;

    @Column(name = "read_at")
    private OffsetDateTime readAt;

    @Column(name = "ingested_at")
    private OffsetDateTime ingestedAt;

    protected SourceContent() {}

    /** Bytes that nothing is known of yet. */
    public SourceContent(UUID organizationId, String sha256) {
        this.organizationId = organizationId;
        this.sha256 = sha256;
    }

    /** The bytes were read; what an earlier reader made of them counts no longer. */
    public void read(Reading reading, OffsetDateTime now) {
        name = reading.name();
        documentType = reading.documentType();
        format = reading.format();
        pages = reading.pages();
        blocks = reading.blocks();
        modelKey = reading.modelKey();
        readAt = now;
        ingestedKey = null;
        chunks = null;
        ingestedAt = null;
    }

    /** The passages are cut and embedded. */
    public void ingested(String ingestedKey, int chunks, OffsetDateTime now) {
        this.ingestedKey = ingestedKey;
        this.chunks = chunks;
        this.ingestedAt = now;
    }

    public UUID organizationId() {
        return organizationId;
    }

    public String sha256() {
        return sha256;
    }

    /** The name under which the bytes were first read. */
    public String name() {
        return name;
    }

    public String documentType() {
        return documentType;
    }

    /** Where the reader's model lies in the object store. */
    public String modelKey() {
        return modelKey;
    }

    /** How many passages there are; null before they are cut. */
    public Integer chunks() {
        return chunks;
    }

    /** Where the passages lie in the object store; null before they are cut. */
    public String ingestedKey() {
        return ingestedKey;
    }

    /** What a reader made of the bytes. */
    public record Reading(
            String name, String documentType, String format, Integer pages, int blocks, String modelKey) {}

    /** An organization's content. */
    public static class Key implements Serializable {
        private UUID organizationId;
        private String sha256;

        protected Key() {}

        public Key(UUID organizationId, String sha256) {
            this.organizationId = organizationId;
            this.sha256 = sha256;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && organizationId.equals(key.organizationId) && sha256.equals(key.sha256);
        }

        @Override
        public int hashCode() {
            return Objects.hash(organizationId, sha256);
        }
    }
}
