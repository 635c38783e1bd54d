package io.dossier.details.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.database.JsonObjectConverter;
import io.dossier.database.StringListConverter;
import io.dossier.errors.DossierException;
import io.dossier.ids.Ids;
import jakarta.persistence.CascadeType;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.OneToMany;
import jakarta.persistence.OrderBy;
import jakarta.persistence.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.eclipse.persistence.annotations.BatchFetch;
import org.eclipse.persistence.annotations.BatchFetchType;

/** One section as it was written. */
@Entity
@Table(name = "details_section")
public class DetailsSection {

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY)
    @JoinColumn(name = "mrt_id")
    private DetailsRecord record;

    @Column(name = "order_index")
    private int orderIndex;

    private int level;

    @Column(name = "section_id")
    private String sectionId = "";

    private String title = "";

    private String synopsis = "";

    @Column(name = "template_instructions")
    private String instructions = "";

    @Column(name = "template_text")
    private String text = "";

    @Column(name = "additional_details")
    @Convert(converter = JsonObjectConverter.class)
    private ObjectNode additionalDetails;

    @Column(name = "chunk_ids")
    @Convert(converter = StringListConverter.class)
    private List<String> chunkIds = List.of();

    @Column(name = "chunk_names")
    @Convert(converter = StringListConverter.class)
    private List<String> chunkNames = List.of();

    // One query for the rules of all sections.
    @OneToMany(mappedBy = "section", cascade = CascadeType.ALL, orphanRemoval = true)
    @OrderBy("position")
    @BatchFetch(BatchFetchType.IN)
    private List<DetailsRule> rules = new ArrayList<>();

    protected DetailsSection() {}

    DetailsSection(DetailsRecord record, int orderIndex, int level) {
        if (orderIndex < 0) {
            throw DossierException.invalid("order_index must not be negative: " + orderIndex);
        }
        if (level < 1) {
            throw DossierException.invalid("level must be 1 or more: " + level);
        }
        this.id = Ids.next();
        this.record = record;
        this.orderIndex = orderIndex;
        this.level = level;
    }

    /** The outline section that this one was written after. */
    public DetailsSection headed(String outlineSectionId, String heading) {
        sectionId = outlineSectionId;
        title = heading;
        return this;
    }

    /** What the template says of the section. */
    public DetailsSection saying(String about, String guidance, String fixedText) {
        synopsis = about;
        instructions = guidance;
        text = fixedText;
        return this;
    }

    /**
     * The passages that the content stands in.
     *
     * @param names of the passages, in the same order as their ids
     * @param details whatever else is known, by names that the writer chose
     */
    public DetailsSection drawnFrom(List<String> ids, List<String> names, ObjectNode details) {
        chunkIds = List.copyOf(ids);
        chunkNames = List.copyOf(names);
        additionalDetails = details;
        return this;
    }

    /** Adds a rule behind the others. */
    public DetailsRule addRule(String type, String mode, String description) {
        DetailsRule rule = new DetailsRule(this, rules.size(), type, mode, description);
        rules.add(rule);
        return rule;
    }

    public UUID id() {
        return id;
    }

    public UUID recordId() {
        return record.id();
    }

    public int orderIndex() {
        return orderIndex;
    }

    public int level() {
        return level;
    }

    public String sectionId() {
        return sectionId;
    }

    public String title() {
        return title;
    }

    public String synopsis() {
        return synopsis;
    }

    public String instructions() {
        return instructions;
    }

    public String text() {
        return text;
    }

    public ObjectNode additionalDetails() {
        return additionalDetails;
    }

    public List<String> chunkIds() {
        return chunkIds;
    }

    public List<String> chunkNames() {
        return chunkNames;
    }

    /** In the order in which they were applied. */
    public List<DetailsRule> rules() {
        return List.copyOf(rules);
    }
}
