package io.dossier.engine.assembly;

import io.dossier.engine.templates.CleanTemplate;
import io.dossier.engine.templates.StyleSheet;
import io.dossier.engine.templates.Wml;
import java.util.Optional;
import java.util.regex.Pattern;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Which of the template's styles generated blocks are written in; what the template lacks is added to it. */
final class DocumentStyles {

    private static final Pattern TABLE_NOTE = Pattern.compile("(?i)^(table|tbl)[ _-]?(foot)?note.*");
    private static final Pattern TABLE_TEXT = Pattern.compile("(?i)^(table|tbl)[ _-]?(text|body|cell|entry).*");

    private final CleanTemplate template;
    private final StyleSheet styles;
    private final Document document;
    private final StylesPart part;
    private final String body;
    private final boolean tight;

    DocumentStyles(CleanTemplate template) {
        this.template = template;
        this.styles = template.styles();
        this.document = template.file().body().getOwnerDocument();
        this.part = new StylesPart(template.file(), styles);
        this.body = BodyStyle.of(template);
        this.tight = spacingAfter(body) == 0;
    }

    /** A paragraph in the template's body style, with room behind it even where the style leaves none. */
    Element text() {
        Element paragraph = paragraph(body);
        if (tight) {
            Wml.append(properties(paragraph), "spacing", "after", "120");
        }
        return paragraph;
    }

    /** A paragraph of a list in the template's body style; the caller sets numbering and spacing. */
    Element listText() {
        return paragraph(body);
    }

    /** A paragraph in the template's bullet style of that level, counted from 0, if the style has bullets. */
    Optional<Element> bullet(int level) {
        return styles.named("paragraph", level == 0 ? "List Bullet" : "List Bullet " + (level + 1))
                .filter(id -> styles.first(id, DocumentStyles::numbering)
                        .filter(number -> !number.equals("0"))
                        .isPresent())
                .filter(id -> !template.detector().isInstructionStyle(id))
                .map(this::paragraph);
    }

    Element caption() {
        return paragraph(part.idOf("paragraph", "caption"));
    }

    /** A line under a table. */
    Element tableNote() {
        return named(TABLE_NOTE).map(this::paragraph).orElseGet(() -> paragraph(body));
    }

    /** Whether {@link #tableNote} is formatted by the template. */
    boolean hasTableNote() {
        return named(TABLE_NOTE).isPresent();
    }

    /** A paragraph of a footnote, in the part of the footnotes. */
    Element footnote(Document notes) {
        Element paragraph = Wml.element(notes, "p");
        Wml.append(Wml.append(paragraph, "pPr"), "pStyle", "val", part.idOf("paragraph", "footnote text"));
        return paragraph;
    }

    /** Id of the style of a footnote's mark. */
    String footnoteMark() {
        return part.idOf("character", "footnote reference");
    }

    /** A paragraph in a cell. */
    Element cell() {
        return named(TABLE_TEXT).map(this::paragraph).orElseGet(() -> paragraph(body));
    }

    boolean hasTableText() {
        return named(TABLE_TEXT).isPresent();
    }

    /** Id of the table style. */
    String table() {
        return part.idOf("table", "Table Grid");
    }

    /** A heading without words in Word's own style of that level, added if the template lacks it. */
    Element newHeading(int level) {
        return paragraph(part.idOf("paragraph", "heading " + level));
    }

    /** Whether Word puts a number before the heading by itself. */
    boolean isNumbered(Element heading) {
        String direct = Wml.val(heading, "pPr", "numPr", "numId");
        String number = direct.isEmpty()
                ? styles.first(template.levels().styleId(heading), DocumentStyles::numbering)
                        .orElse("0")
                : direct;
        return !number.equals("0");
    }

    static Element properties(Element paragraph) {
        return Wml.child(paragraph, "pPr").orElseGet(() -> Wml.append(paragraph, "pPr"));
    }

    private static Optional<String> numbering(Element style) {
        return Optional.of(Wml.val(style, "pPr", "numPr", "numId")).filter(id -> !id.isEmpty());
    }

    private Element paragraph(String style) {
        Element paragraph = Wml.element(document, "p");
        Element properties = Wml.append(paragraph, "pPr");
        if (!style.isEmpty() && !style.equals(styles.defaultId("paragraph"))) {
            Wml.append(properties, "pStyle", "val", style);
        }
        return paragraph;
    }

    private Optional<String> named(Pattern pattern) {
        return styles.all("paragraph").stream()
                .filter(style -> pattern.matcher(Wml.val(style, "name")).matches())
                .map(style -> Wml.attribute(style, "styleId"))
                .filter(id -> !template.detector().isInstructionStyle(id))
                .findFirst();
    }

    private int spacingAfter(String style) {
        String id = style.isEmpty() ? styles.defaultId("paragraph") : style;
        return styles.first(id, DocumentStyles::after)
                .or(() -> part.defaults().flatMap(DocumentStyles::after))
                .filter(value -> value.matches("\\d+"))
                .map(Integer::parseInt)
                .orElse(0);
    }

    private static Optional<String> after(Element holder) {
        return Wml.child(holder, "pPr", "spacing")
                .map(spacing -> Wml.attribute(spacing, "after"))
                .filter(value -> !value.isEmpty());
    }
}
