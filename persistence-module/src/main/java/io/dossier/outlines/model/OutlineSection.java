package io.dossier.outlines.model;

import io.dossier.database.StringListConverter;
import io.dossier.errors.DossierException;
import io.dossier.ids.Ids;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.util.List;
import java.util.UUID;

/** One section of an outline. */
@Entity
@Table(name = "outline_section")
public class OutlineSection {

    private static final int MAX_SECTION_ID = 100;

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY)
    @JoinColumn(name = "outline_id")
    private Outline outline;

    @Column(name = "section_id")
    private String sectionId;

    @Column(name = "order_index")
    private int orderIndex;

    private int level;

    private String title;

    private String synopsis = "";

    @Column(name = "template_instructions")
    private String instructions = "";

    @Column(name = "template_text")
    private String text = "";

    @Column(name = "relevant_chunk_ids")
    @Convert(converter = StringListConverter.class)
    private List<String> chunkIds = List.of();

    protected OutlineSection() {}

    OutlineSection(Outline outline, String sectionId, int orderIndex, int level, String title) {
        if (sectionId.isEmpty() || sectionId.length() > MAX_SECTION_ID) {
            throw DossierException.invalid("section_id must have 1 to %d characters".formatted(MAX_SECTION_ID));
        }
        if (orderIndex < 0) {
            throw DossierException.invalid("order_index must not be negative: " + orderIndex);
        }
        if (level < 1) {
            throw DossierException.invalid("level must be 1 or more: " + level);
        }
        this.id = Ids.next();
        this.outline = outline;
        this.sectionId = sectionId;
        this.orderIndex = orderIndex;
        this.level = level;
        this.title = title;
    }

    /** What the template says of the section. */
    public OutlineSection saying(String about, String guidance, String fixedText) {
        synopsis = about;
        instructions = guidance;
        text = fixedText;
        return this;
    }

    /** The passages that belong to the section. */
    public OutlineSection drawnFrom(List<String> ids) {
        chunkIds = List.copyOf(ids);
        return this;
    }

    /** Such as {@code 1.0}; unique in the outline. */
    public String sectionId() {
        return sectionId;
    }

    public int orderIndex() {
        return orderIndex;
    }

    public int level() {
        return level;
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

    public List<String> chunkIds() {
        return chunkIds;
    }
}
