package io.dossier.details.model;

import io.dossier.database.JsonFlagsConverter;
import io.dossier.errors.DossierException;
import jakarta.persistence.CascadeType;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.OneToMany;
import jakarta.persistence.OrderBy;
import jakarta.persistence.Table;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;

/** What was written for one document. */
@Entity
@Table(name = "details_record")
public class DetailsRecord {

    @Id
    @Column(name = "mrt_id")
    private UUID id;

    @Column(name = "document_id")
    private UUID documentId;

    @Column(name = "docx_key")
    private String docxKey;

    @Column(name = "endpoint_analysis")
    private String endpointAnalysis = "";

    @Column(name = "output_name")
    private String outputName = "";

    @Column(name = "regeneration_count")
    private int regenerationCount;

    @Column(name = "last_regenerated")
    private OffsetDateTime lastRegenerated;

    @Column(name = "connector_data_id")
    private String connectorDataId = "";

    @Column(name = "table_like")
    @Convert(converter = JsonFlagsConverter.class)
    private Map<String, Boolean> tableLike = Map.of();

    @OneToMany(mappedBy = "record", cascade = CascadeType.ALL, orphanRemoval = true)
    @OrderBy("orderIndex")
    private List<DetailsSection> sections = new ArrayList<>();

    protected DetailsRecord() {}

    /** An empty record. */
    public DetailsRecord(UUID id, UUID documentId) {
        this.id = id;
        this.documentId = documentId;
    }

    /** What holds for the whole document. */
    public DetailsRecord about(String outputFile, String setKey, String analysis, Map<String, Boolean> tableLikeTypes) {
        outputName = outputFile;
        connectorDataId = setKey;
        endpointAnalysis = analysis;
        tableLike = Map.copyOf(tableLikeTypes);
        return this;
    }

    /** Removes all sections, for others to take their place. */
    public void clear() {
        sections.clear();
    }

    /** Adds a section at a free index. */
    public DetailsSection addSection(int orderIndex, int level) {
        if (sections.stream().anyMatch(section -> section.orderIndex() == orderIndex)) {
            throw DossierException.invalid("Duplicate order_index: " + orderIndex);
        }
        DetailsSection section = new DetailsSection(this, orderIndex, level);
        sections.add(section);
        return section;
    }

    /** Counts a regeneration. */
    public void regenerated(OffsetDateTime now) {
        regenerationCount++;
        lastRegenerated = now;
    }

    /** The Word file with this content is stored; null for none. */
    public void writtenTo(String objectKey) {
        docxKey = objectKey;
    }

    public UUID id() {
        return id;
    }

    public UUID documentId() {
        return documentId;
    }

    /** Object key of the Word file; empty until it is written. */
    public Optional<String> docxKey() {
        return Optional.ofNullable(docxKey);
    }

    public String endpointAnalysis() {
        return endpointAnalysis;
    }

    public String outputName() {
        return outputName;
    }

    public int regenerationCount() {
        return regenerationCount;
    }

    /** Empty until it is regenerated for the first time. */
    public Optional<OffsetDateTime> lastRegenerated() {
        return Optional.ofNullable(lastRegenerated);
    }

    public String connectorDataId() {
        return connectorDataId;
    }

    /** Rule type to whether it writes tables, by name. */
    public Map<String, Boolean> tableLike() {
        return new TreeMap<>(tableLike);
    }

    /** By order_index. */
    public List<DetailsSection> sections() {
        return sections.stream()
                .sorted((left, right) -> Integer.compare(left.orderIndex(), right.orderIndex()))
                .toList();
    }
}
