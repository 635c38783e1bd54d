package io.dossier.documents.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.database.JsonObjectConverter;
import io.dossier.files.model.StoredObject;
import jakarta.persistence.AttributeOverride;
import jakarta.persistence.CollectionTable;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.OrderColumn;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A document that was asked for: what it is made from, and how far it is. */
@Entity
@Table(name = "document")
public class Document {

    @Id
    private UUID id;

    @Column(name = "organization_id")
    private UUID organizationId;

    @Column(name = "document_set_id")
    private UUID documentSetId;

    @Column(name = "template_id")
    private UUID templateId;

    @Embedded
    @AttributeOverride(name = "key", column = @Column(name = "template_key"))
    @AttributeOverride(name = "sha256", column = @Column(name = "template_sha256"))
    private StoredObject templateFile;

    @Column(name = "document_name")
    private String name;

    @Column(name = "output_name")
    private String outputName;

    @Column(name = "document_type")
    private String documentType;

    @Column(name = "product_name")
    private String productName = "";

    @Enumerated(EnumType.STRING)
    private DocumentStatus status;

    private String error;

    private int version;

    private String owner;

    @Column(name = "connector_data_id")
    private String connectorDataId = "";

    @Column(name = "document_instructions")
    private String instructions = "";

    @Column(name = "style_guide_id")
    private String styleGuideId = "";

    @Column(name = "selected_sections")
    @Convert(converter = SelectedSectionsConverter.class)
    private List<SelectedSection> selectedSections = List.of();

    @Column(name = "given_outline")
    @Convert(converter = JsonObjectConverter.class)
    private ObjectNode givenOutline;

    @Embedded
    @AttributeOverride(name = "key", column = @Column(name = "output_key"))
    @AttributeOverride(name = "sha256", column = @Column(name = "output_sha256"))
    private StoredObject output;

    @Column(name = "last_regeneration")
    private OffsetDateTime lastRegeneration;

    @Column(name = "created_at")
    private OffsetDateTime createdAt;

    @Column(name = "updated_at")
    private OffsetDateTime updatedAt;

    @ElementCollection
    @CollectionTable(name = "document_source", joinColumns = @JoinColumn(name = "document_id"))
    @OrderColumn(name = "position")
    private List<DocumentSource> sources = new ArrayList<>();

    protected Document() {}

    /** A placeholder: version 1, Pending. */
    public Document(UUID id, UUID organizationId, String owner, String name, String documentType, OffsetDateTime now) {
        this.id = id;
        this.organizationId = organizationId;
        this.owner = owner;
        this.name = name;
        this.documentType = documentType;
        this.status = DocumentStatus.PENDING;
        this.version = 1;
        this.lastRegeneration = now;
        this.createdAt = now;
        this.updatedAt = now;
    }

    /** A document that was written elsewhere: Ready at once, without sources, template or set. */
    public static Document uploaded(
            UUID id, UUID organizationId, String owner, String name, StoredObject file, OffsetDateTime now) {
        Document document = new Document(id, organizationId, owner, name, "", now);
        document.status = DocumentStatus.READY;
        document.output = file;
        return document;
    }

    /** The set that the document is in, or null, and the key under which the client knows it. */
    public Document inSet(UUID setId, String key) {
        documentSetId = setId;
        connectorDataId = key;
        return this;
    }

    /** The template and its Word file, which is null for one without file. */
    public Document basedOn(UUID template, StoredObject wordFile) {
        templateId = template;
        templateFile = wordFile;
        return this;
    }

    /** The file that is generated; its name is there once in an organization. */
    public Document writtenTo(String fileName) {
        outputName = fileName;
        return this;
    }

    public Document readFrom(List<DocumentSource> pinned) {
        sources = new ArrayList<>(pinned);
        return this;
    }

    public Document instructed(String documentInstructions, String styleGuide) {
        instructions = documentInstructions;
        styleGuideId = styleGuide;
        return this;
    }

    /** Which sections are written; empty for all. */
    public Document limitedTo(List<SelectedSection> sections) {
        selectedSections = List.copyOf(sections);
        return this;
    }

    /** An outline that is used instead of the template's sections; null for none. */
    public Document following(ObjectNode outline) {
        givenOutline = outline;
        return this;
    }

    /** The product that the document is about, once the sources tell. */
    public void isAbout(String product, OffsetDateTime now) {
        productName = product;
        updatedAt = now;
    }

    /** Goes on to a status; after a restart a step may say again where the document already is. */
    public void advanceTo(DocumentStatus next, OffsetDateTime now) {
        if (status != next) {
            status = status.moveTo(next);
            updatedAt = now;
        }
    }

    /** The file is written. */
    public void ready(StoredObject file, OffsetDateTime now) {
        advanceTo(DocumentStatus.READY, now);
        output = file;
    }

    /** The document cannot be made; the message is for its owner. */
    public void fail(String message, OffsetDateTime now) {
        advanceTo(DocumentStatus.FAILED, now);
        error = message;
    }

    /** A failed document is asked for again. */
    public void requeue(OffsetDateTime now) {
        status = status.moveTo(DocumentStatus.PENDING);
        error = null;
        updatedAt = now;
    }

    public UUID id() {
        return id;
    }

    public UUID organizationId() {
        return organizationId;
    }

    public Optional<UUID> documentSetId() {
        return Optional.ofNullable(documentSetId);
    }

    public Optional<UUID> templateId() {
        return Optional.ofNullable(templateId);
    }

    /** The template's Word file as it was when the document was asked for. */
    public Optional<StoredObject> templateFile() {
        return Optional.ofNullable(templateFile);
    }

    public String name() {
        return name;
    }

    /** Name of the generated file; empty for a document that is not generated. */
    public Optional<String> outputName() {
        return Optional.ofNullable(outputName);
    }

    public String documentType() {
        return documentType;
    }

    public String productName() {
        return productName;
    }

    public DocumentStatus status() {
        return status;
    }

    /** Why the document is Failed. */
    public Optional<String> error() {
        return Optional.ofNullable(error);
    }

    public int version() {
        return version;
    }

    /** The user id of whoever asked for it. */
    public String owner() {
        return owner;
    }

    public String connectorDataId() {
        return connectorDataId;
    }

    public String instructions() {
        return instructions;
    }

    public String styleGuideId() {
        return styleGuideId;
    }

    public List<SelectedSection> selectedSections() {
        return selectedSections;
    }

    public Optional<ObjectNode> givenOutline() {
        return Optional.ofNullable(givenOutline);
    }

    /** The generated file, once Ready. */
    public Optional<StoredObject> output() {
        return Optional.ofNullable(output);
    }

    public OffsetDateTime lastRegeneration() {
        return lastRegeneration;
    }

    public OffsetDateTime createdAt() {
        return createdAt;
    }

    public OffsetDateTime updatedAt() {
        return updatedAt;
    }

    public List<DocumentSource> sources() {
        return List.copyOf(sources);
    }
}
