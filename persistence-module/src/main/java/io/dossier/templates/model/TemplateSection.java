package io.dossier.templates.model;

import io.dossier.errors.DossierException;
import io.dossier.ids.Ids;
import jakarta.persistence.CascadeType;
import jakarta.persistence.Column;
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
import java.util.OptionalInt;
import java.util.UUID;
import org.eclipse.persistence.annotations.BatchFetch;
import org.eclipse.persistence.annotations.BatchFetchType;

/** One section of a template. */
@Entity
@Table(name = "template_section")
public class TemplateSection {

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY)
    @JoinColumn(name = "template_id")
    private Template template;

    @Column(name = "order_index")
    private int orderIndex;

    private int level;

    @Column(name = "section_name")
    private String name;

    private String synopsis = "";

    @Column(name = "template_instructions")
    private String instructions = "";

    @Column(name = "template_text")
    private String text = "";

    @Column(name = "section_type")
    private String type = "";

    @Column(name = "section_mode")
    private String mode = "";

    @Column(name = "is_repeating")
    private boolean repeating;

    @Column(name = "expansion_type")
    private String expansionType = "";

    @Column(name = "template_heading")
    private Integer heading;

    // One query for the rules of all sections.
    @OneToMany(mappedBy = "section", cascade = CascadeType.ALL, orphanRemoval = true)
    @OrderBy("position")
    @BatchFetch(BatchFetchType.IN)
    private List<TemplateRule> rules = new ArrayList<>();

    protected TemplateSection() {}

    TemplateSection(Template template, int orderIndex, int level, String name) {
        this.id = Ids.next();
        this.template = template;
        this.name = name;
        moveTo(orderIndex, level);
    }

    final void moveTo(int newIndex, int newLevel) {
        if (newIndex < 0) {
            throw DossierException.invalid("order_index must not be negative: " + newIndex);
        }
        if (newLevel < 1) {
            throw DossierException.invalid("level must be 1 or more: " + newLevel);
        }
        orderIndex = newIndex;
        level = newLevel;
    }

    /** Gives it another name, which must not be blank. */
    public void rename(String newName) {
        name = Words.name("section_name", newName);
    }

    /** What the section is about, how it is to be written, and what stands in it anyway. Each may be null. */
    public TemplateSection saying(String about, String guidance, String fixedText) {
        synopsis = Words.text(about);
        instructions = Words.text(guidance);
        text = Words.text(fixedText);
        return this;
    }

    /** The section's kind, in open words that may be null. */
    public TemplateSection as(String sectionType, String sectionMode) {
        type = Words.term("section_type", sectionType);
        mode = Words.term("section_mode", sectionMode);
        return this;
    }

    public TemplateSection repeating(boolean repeats, String expansion) {
        repeating = repeats;
        expansionType = Words.term("expansion_type", expansion);
        return this;
    }

    /** Ties the section to a heading of the template's Word file, counted from 0. */
    public TemplateSection anchoredAt(int headingNumber) {
        heading = headingNumber;
        return this;
    }

    /** Adds a rule behind the others; type and mode may be null. */
    public TemplateRule addRule(String ruleType, String ruleMode, String description) {
        TemplateRule rule = new TemplateRule(this, rules.size(), ruleType, ruleMode, description);
        rules.add(rule);
        return rule;
    }

    public UUID id() {
        return id;
    }

    public int orderIndex() {
        return orderIndex;
    }

    public int level() {
        return level;
    }

    public String name() {
        return name;
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

    public String type() {
        return type;
    }

    public String mode() {
        return mode;
    }

    public boolean repeating() {
        return repeating;
    }

    public String expansionType() {
        return expansionType;
    }

    /** Number of the heading in the template's Word file, from 0; empty for a section that was not read from it. */
    public OptionalInt heading() {
        return heading == null ? OptionalInt.empty() : OptionalInt.of(heading);
    }

    /** In the order in which they are applied. */
    public List<TemplateRule> rules() {
        return List.copyOf(rules);
    }
}
