package io.dossier.library.model;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

/** A passage of a source with its embedding. */
@Entity
@Table(name = "chunk")
@IdClass(StoredChunk.Key.class)
public class StoredChunk {

    /** A control character that no heading holds. */
    private static final String HEADING_END = "\u001f";

    @Id
    @Column(name = "organization_id")
    private UUID organizationId;

    @Id
    private String source;

    @Id
    private int ordinal;

    private String id;
    private String text;

    @Column(name = "heading_path")
    private String headingPath;

    private Integer page;

    @Column(name = "first_block")
    private int firstBlock;

    @Column(name = "last_block")
    private int lastBlock;

    private byte[] embedding;

    protected StoredChunk() {}

    /** A passage of an organization's source. */
    public StoredChunk(UUID organizationId, String source, int ordinal, String id) {
        this.organizationId = organizationId;
        this.source = source;
        this.ordinal = ordinal;
        this.id = id;
    }

    /** Where the passage stands. */
    public StoredChunk at(List<String> headingPath, Integer page, int firstBlock, int lastBlock) {
        this.headingPath = String.join(HEADING_END, headingPath);
        this.page = page;
        this.firstBlock = firstBlock;
        this.lastBlock = lastBlock;
        return this;
    }

    /** What the passage says, and its embedding of unit length. */
    public StoredChunk saying(String text, float[] vector) {
        this.text = text.replace("\u0000", "");
        ByteBuffer bytes = ByteBuffer.allocate(vector.length * Float.BYTES);
        bytes.asFloatBuffer().put(vector);
        this.embedding = bytes.array();
        return this;
    }

    public String id() {
        return id;
    }

    public UUID organizationId() {
        return organizationId;
    }

    public String source() {
        return source;
    }

    public String text() {
        return text;
    }

    public Integer page() {
        return page;
    }

    /** Headings from the top level down. */
    public List<String> headingPath() {
        return split(headingPath);
    }

    static List<String> split(String path) {
        return path.isEmpty() ? List.of() : List.of(path.split(HEADING_END, -1));
    }

    /** The embedding, of unit length. */
    public float[] vector() {
        float[] vector = new float[embedding.length / Float.BYTES];
        ByteBuffer.wrap(embedding).asFloatBuffer().get(vector);
        return vector;
    }

    /** A passage's place in an organization's sources. */
    public static class Key implements Serializable {
        private UUID organizationId;
        private String source;
        private int ordinal;

        protected Key() {}

        public Key(UUID organizationId, String source, int ordinal) {
            this.organizationId = organizationId;
            this.source = source;
            this.ordinal = ordinal;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key
                    && organizationId.equals(key.organizationId)
                    && source.equals(key.source)
                    && ordinal == key.ordinal;
        }

        @Override
        public int hashCode() {
            return Objects.hash(organizationId, source, ordinal);
        }
    }
}
