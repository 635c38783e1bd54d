package io.dossier.outlines.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.database.JsonFlagsConverter;
import io.dossier.database.JsonObjectConverter;
import io.dossier.errors.DossierException;
import jakarta.persistence.CascadeType;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.OneToMany;
import jakarta.persistence.OrderBy;
import jakarta.persistence.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

/** The sections of one document. */
@Entity
@Table(name = "outline")
public class Outline {

    @Id
    private UUID id;

    @Column(name = "document_metadata")
    @Convert(converter = JsonObjectConverter.class)
    private ObjectNode metadata;

    @Column(name = "connector_data_id")
    private String connectorDataId = "";

    @Column(name = "endpoint_analysis")
    private String endpointAnalysis = "";

    @Column(name = "table_like")
    @Convert(converter = JsonFlagsConverter.class)
    private Map<String, Boolean> tableLike = Map.of();

    @OneToMany(mappedBy = "outline", cascade = CascadeType.ALL, orphanRemoval = true)
    @OrderBy("orderIndex")
    private List<OutlineSection> sections = new ArrayList<>();

    protected Outline() {}

    /** An empty outline of a document. */
    public Outline(UUID documentId) {
        this.id = documentId;
    }

    /** What holds for the whole document. */
    public Outline about(
            ObjectNode documentMetadata, String setKey, String analysis, Map<String, Boolean> tableLikeTypes) {
        metadata = documentMetadata;
        connectorDataId = setKey;
        endpointAnalysis = analysis;
        tableLike = Map.copyOf(tableLikeTypes);
        return this;
    }

    /** Removes all sections, for others to take their place. */
    public void clear() {
        sections.clear();
    }

    /** Adds a section at a free index under a free id. */
    public OutlineSection addSection(String sectionId, int orderIndex, int level, String title) {
        if (sections.stream().anyMatch(section -> section.orderIndex() == orderIndex)) {
            throw DossierException.invalid("Duplicate order_index: " + orderIndex);
        }
        if (sections.stream().anyMatch(section -> section.sectionId().equals(sectionId))) {
            throw DossierException.invalid("Duplicate section_id: " + sectionId);
        }
        OutlineSection section = new OutlineSection(this, sectionId, orderIndex, level, title);
        sections.add(section);
        return section;
    }

    /** The document's id. */
    public UUID id() {
        return id;
    }

    /** Holds at least {@code document_type}. */
    public ObjectNode metadata() {
        return metadata;
    }

    public String connectorDataId() {
        return connectorDataId;
    }

    public String endpointAnalysis() {
        return endpointAnalysis;
    }

    /** Rule type to whether it writes tables, by name. */
    public Map<String, Boolean> tableLike() {
        return new TreeMap<>(tableLike);
    }

    /** By order_index. */
    public List<OutlineSection> sections() {
        return sections.stream()
                .sorted((left, right) -> Integer.compare(left.orderIndex(), right.orderIndex()))
                .toList();
    }
}
