package io.dossier.templates.model;

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
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import java.util.regex.Pattern;

/** How a section gets its content. */
@Entity
@Table(name = "template_rule")
public class TemplateRule {

    /** What a rule is that does not say. */
    public static final String DEFAULT_TYPE = "CopyPasteRule";

    private static final String DEFAULT_MODE = "auto";
    private static final Pattern COLOUR = Pattern.compile("#[0-9A-Fa-f]{6}");

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY)
    @JoinColumn(name = "section_id")
    private TemplateSection section;

    private int position;

    @Column(name = "rule_type")
    private String type;

    @Column(name = "rule_mode")
    private String mode;

    private String description;

    @Column(name = "style_names")
    @Convert(converter = StringListConverter.class)
    private List<String> styleNames = List.of();

    private String fill;

    private String color;

    protected TemplateRule() {}

    TemplateRule(TemplateSection section, int position, String type, String mode, String description) {
        this.id = Ids.next();
        this.section = section;
        this.position = position;
        this.type = type == null ? DEFAULT_TYPE : Words.term("rule_type", type);
        this.mode = mode == null ? DEFAULT_MODE : Words.term("rule_mode", mode);
        this.description = Words.text(description);
    }

    /** Sets the styles; a colour that is null or empty is none. */
    public TemplateRule styled(List<String> names, String background, String text) {
        inStyles(names);
        filled(background);
        coloured(text);
        return this;
    }

    /** Sets the names of its styles; null for none. */
    public void inStyles(List<String> names) {
        if (names != null && names.stream().anyMatch(Objects::isNull)) {
            throw DossierException.invalid("style_names must not hold null");
        }
        styleNames = names == null ? List.of() : List.copyOf(names);
    }

    /** Sets the background; null or empty for none. */
    public void filled(String background) {
        fill = colour("fill", background);
    }

    /** Sets the colour of the text; null or empty for none. */
    public void coloured(String text) {
        color = colour("color", text);
    }

    private static String colour(String name, String value) {
        if (value == null || value.isEmpty()) {
            return null;
        }
        if (!COLOUR.matcher(value).matches()) {
            throw DossierException.invalid(name + " must have the form #RRGGBB");
        }
        return value.toUpperCase(Locale.ROOT);
    }

    public UUID id() {
        return id;
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

    public List<String> styleNames() {
        return styleNames;
    }

    /** Background, {@code #RRGGBB}, or null. */
    public String fill() {
        return fill;
    }

    /** Colour of the text, {@code #RRGGBB}, or null. */
    public String color() {
        return color;
    }
}
