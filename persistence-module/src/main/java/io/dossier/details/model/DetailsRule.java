package io.dossier.details.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.database.JsonObjectConverter;
import io.dossier.database.JsonTextConverter;
import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.ids.Ids;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.util.UUID;

/** What one rule wrote into a section. */
@Entity
@Table(name = "details_rule")
public class DetailsRule {

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY)
    @JoinColumn(name = "section_id")
    private DetailsSection section;

    private int position;

    @Column(name = "rule_type")
    private String type;

    @Column(name = "rule_mode")
    private String mode;

    private String description;

    private String explanation = "";

    @Column(name = "generated_content")
    private String content = "";

    @Column(name = "confidence_score")
    private double confidence;

    @Column(name = "rule_parameters")
    @Convert(converter = JsonObjectConverter.class)
    private ObjectNode parameters;

    @Convert(converter = JsonTextConverter.class)
    private String blocks = "[]";

    protected DetailsRule() {}

    DetailsRule(DetailsSection section, int position, String type, String mode, String description) {
        this.id = Ids.next();
        this.section = section;
        this.position = position;
        this.type = type;
        this.mode = mode;
        this.description = description;
    }

    /**
     * Says what was written and why.
     *
     * @param text the content in plain words
     * @param score from 0 to 1
     */
    public DetailsRule wrote(String text, String why, double score, ObjectNode ruleParameters) {
        if (!(score >= 0 && score <= 1)) {
            throw new DossierException(ErrorCode.UNPROCESSABLE, "confidence_score must lie between 0 and 1");
        }
        content = text;
        explanation = why;
        confidence = score;
        parameters = ruleParameters;
        return this;
    }

    /** The generated blocks with their origins, as a JSON array. */
    public DetailsRule inBlocks(String json) {
        blocks = json;
        return this;
    }

    public UUID id() {
        return id;
    }

    public UUID sectionKey() {
        return section.id();
    }

    public String type() {
        return type;
    }

    public String mode() {
        return mode;
    }

    public String description() {
        return description;
    }

    public String explanation() {
        return explanation;
    }

    public String content() {
        return content;
    }

    /** From 0 to 1. */
    public double confidence() {
        return confidence;
    }

    public ObjectNode parameters() {
        return parameters;
    }

    /** A JSON array. */
    public String blocks() {
        return blocks;
    }
}
