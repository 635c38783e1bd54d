package io.dossier.templates.model;

import io.dossier.database.StringListConverter;
import io.dossier.errors.DossierException;
import io.dossier.files.model.StoredObject;
import jakarta.persistence.AttributeOverride;
import jakarta.persistence.CascadeType;
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
import jakarta.persistence.OneToMany;
import jakarta.persistence.OrderBy;
import jakarta.persistence.OrderColumn;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The structure of documents to be generated, and the Word file whose styles they take. */
@Entity
@Table(name = "template")
public class Template {

    @Id
    private UUID id;

    @Column(name = "organization_id")
    private UUID organizationId;

    @Column(name = "template_name")
    private String name;

    @Column(name = "document_type")
    private String documentType;

    @Column(name = "detected_document_type")
    private String detectedDocumentType;

    @Column(name = "template_file_name")
    private String fileName = "";

    @Column(name = "template_s3_uri")
    private String fileUri = "";

    @Embedded
    @AttributeOverride(name = "key", column = @Column(name = "object_key"))
    @AttributeOverride(name = "sha256", column = @Column(name = "sha256"))
    private StoredObject file;

    @Column(name = "document_description")
    private String description = "";

    @Convert(converter = StringListConverter.class)
    private List<String> tags = List.of();

    @Column(name = "document_instructions")
    private String instructions = "";

    @Column(name = "all_styles")
    @Convert(converter = StringListConverter.class)
    private List<String> allStyles = List.of();

    @Column(name = "hidden_text_style")
    private String hiddenTextStyle = "";

    @Column(name = "include_instructions")
    private boolean includeInstructions;

    @Enumerated(EnumType.STRING)
    private TemplateStatus status;

    @Column(name = "created_by")
    private String createdBy;

    @Column(name = "created_at")
    private OffsetDateTime createdAt;

    @Column(name = "updated_at")
    private OffsetDateTime updatedAt;

    @OneToMany(mappedBy = "template", cascade = CascadeType.ALL, orphanRemoval = true)
    @OrderBy("orderIndex")
    private List<TemplateSection> sections = new ArrayList<>();

    @ElementCollection
    @CollectionTable(name = "template_user", joinColumns = @JoinColumn(name = "template_id"))
    @OrderColumn(name = "position")
    @Column(name = "user_id")
    private List<String> userIds = new ArrayList<>();

    protected Template() {}

    /** An active template without sections. */
    public Template(
            UUID id, UUID organizationId, String name, String documentType, String createdBy, OffsetDateTime now) {
        this.id = id;
        this.organizationId = organizationId;
        this.name = Words.name("template_name", name);
        this.documentType = Words.term("document_type", documentType);
        this.detectedDocumentType = this.documentType;
        this.createdBy = createdBy;
        this.createdAt = now;
        this.updatedAt = now;
        this.status = TemplateStatus.ACTIVE;
    }

    /**
     * Names the Word file.
     *
     * @param object null if there is no such file yet
     */
    public Template writtenIn(String wordFileName, String uri, StoredObject object) {
        fileName = wordFileName;
        fileUri = uri;
        file = object;
        return this;
    }

    /** Remembers which styles the Word file has. */
    public Template styled(List<String> styles, String hiddenStyle) {
        allStyles = List.copyOf(styles);
        hiddenTextStyle = hiddenStyle;
        return this;
    }

    public Template describedAs(String documentDescription, List<String> words) {
        description = Words.text(documentDescription);
        tags = List.copyOf(words);
        return this;
    }

    /** Lists who may change the template; nobody listed: every member of the organization. */
    public Template grantedTo(List<String> users) {
        userIds = new ArrayList<>(users.stream().distinct().toList());
        return this;
    }

    /** Adds a section at a free index. */
    public TemplateSection addSection(int orderIndex, int level, String sectionName) {
        if (sections.stream().anyMatch(section -> section.orderIndex() == orderIndex)) {
            throw DossierException.invalid("Duplicate order_index: " + orderIndex);
        }
        TemplateSection section = new TemplateSection(this, orderIndex, level, sectionName);
        sections.add(section);
        return section;
    }

    /**
     * Puts a section at an index. One that stands there moves on by one, with all behind it; an index behind the end is the
     * end.
     */
    public TemplateSection insertSection(int orderIndex, int level, String sectionName) {
        int end = sections.stream().mapToInt(TemplateSection::orderIndex).max().orElse(-1) + 1;
        int place = Math.min(orderIndex, end);
        if (sections.stream().anyMatch(section -> section.orderIndex() == place)) {
            sections.stream()
                    .filter(section -> section.orderIndex() >= place)
                    .forEach(section -> section.moveTo(section.orderIndex() + 1, section.level()));
        }
        return addSection(place, level, Words.name("section_name", sectionName));
    }

    /**
     * Moves sections to other indexes and levels. The others keep their order and fill the indexes that are left; then all
     * are numbered anew in their names, as in {@code 1. Introduction}, {@code 1.1 Background}.
     */
    public void reorder(List<SectionPlace> places) {
        new SectionOrder(sections()).apply(places);
    }

    /** Takes a section out, with those below it if they are to go too; how many are gone. */
    public int deleteSection(UUID sectionId, boolean withThoseBelow) {
        List<TemplateSection> ordered = sections();
        int at = ordered.indexOf(section(sectionId));
        int end = at + 1;
        while (withThoseBelow
                && end < ordered.size()
                && ordered.get(end).level() > ordered.get(at).level()) {
            end++;
        }
        sections.removeAll(ordered.subList(at, end));
        SectionOrder.compact(sections());
        return end - at;
    }

    /** A section of this template; 404 if it has none of this id. */
    public TemplateSection section(UUID sectionId) {
        return sections.stream()
                .filter(section -> section.id().equals(sectionId))
                .findFirst()
                .orElseThrow(() -> DossierException.notFound("Section not found"));
    }

    /** A rule of this template; 404 if it has none of this id. */
    public TemplateRule rule(UUID ruleId) {
        return sections.stream()
                .flatMap(section -> section.rules().stream())
                .filter(rule -> rule.id().equals(ruleId))
                .findFirst()
                .orElseThrow(() -> DossierException.notFound("Rule not found"));
    }

    /** Whether someone may change the template: its creator, whoever is listed, and everybody if nobody is. */
    public boolean isChangedBy(String userId) {
        return userIds.isEmpty() || createdBy.equals(userId) || userIds.contains(userId);
    }

    /** Notes when it was changed. */
    public void changedAt(OffsetDateTime now) {
        updatedAt = now;
    }

    public UUID id() {
        return id;
    }

    public UUID organizationId() {
        return organizationId;
    }

    public String name() {
        return name;
    }

    public String documentType() {
        return documentType;
    }

    public String detectedDocumentType() {
        return detectedDocumentType;
    }

    /** Name in the container of templates, or the last part of the link that was given. */
    public String fileName() {
        return fileName;
    }

    /** As the client gave it, or the name under which the service knows the file. */
    public String fileUri() {
        return fileUri;
    }

    /** The Word file as it was when the template was made. */
    public Optional<StoredObject> file() {
        return Optional.ofNullable(file);
    }

    public String description() {
        return description;
    }

    public List<String> tags() {
        return tags;
    }

    public String instructions() {
        return instructions;
    }

    /** Names of the styles that the Word file has; empty if it was not read. */
    public List<String> allStyles() {
        return allStyles;
    }

    /** The style that hides instructions; empty if there is none. */
    public String hiddenTextStyle() {
        return hiddenTextStyle;
    }

    public boolean includeInstructions() {
        return includeInstructions;
    }

    public TemplateStatus status() {
        return status;
    }

    public String createdBy() {
        return createdBy;
    }

    public OffsetDateTime createdAt() {
        return createdAt;
    }

    public OffsetDateTime updatedAt() {
        return updatedAt;
    }

    /** By order_index. */
    public List<TemplateSection> sections() {
        return sections.stream()
                .sorted((left, right) -> Integer.compare(left.orderIndex(), right.orderIndex()))
                .toList();
    }

    /** Those who were granted access, without the creator unless he was named. */
    public List<String> userIds() {
        return List.copyOf(userIds);
    }
}
