package io.dossier.engine.templates;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.w3c.dom.Element;

/**
 * Tells a run that speaks to the author from one that speaks to the reader, by its resolved format. What is set on the
 * run counts before its character style, that before the paragraph's style; an explicit black or automatic colour says
 * that the text stays, whatever the styles say.
 */
public final class InstructionDetector {

    private static final Pattern INSTRUCTION_STYLE =
            Pattern.compile("instruct|guidance|prompt|placeholder|hidden ?text|author ?note|template ?(note|text|help)"
                    + "|help ?text|example ?text|^comments?$");

    /** Styles that are coloured for the reader. */
    private static final Pattern READERS_STYLE = Pattern.compile(
            "^(heading|title|subtitle|caption|toc|header|footer|hyperlink|followedhyperlink|quote|intense quote|"
                    + "intense reference|book title|table of figures)\\b.*");

    private final StyleSheet styles;
    private final Set<String> readersColours;

    public InstructionDetector(StyleSheet styles) {
        this.styles = styles;
        this.readersColours = Stream.of("paragraph", "character")
                .flatMap(type -> styles.all(type).stream())
                .filter(style -> isReaders(Wml.val(style, "name"))
                        || Wml.child(style, "pPr", "outlineLvl").isPresent())
                .map(style -> Wml.val(style, "rPr", "color").toUpperCase(Locale.ROOT))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether the run is guidance for the author. */
    public boolean isInstruction(Element paragraph, Element run) {
        Element format = Wml.child(run, "rPr").orElse(null);
        String paragraphStyle = Wml.val(paragraph, "pPr", "pStyle");
        String runStyle = format == null ? "" : Wml.val(format, "rStyle");
        if (inPlaceholder(run) || styles.names(runStyle).contains("Placeholder Text")) {
            return true;
        }
        if (hidden(format, runStyle, paragraphStyle)) {
            return true;
        }
        Optional<Boolean> direct = format == null ? Optional.empty() : byFormat(format);
        return direct.orElseGet(
                () -> byStyle(runStyle).orElseGet(() -> byStyle(paragraphStyle).orElse(false)));
    }

    /** Whether a style by itself marks guidance: by its name, by its colour or by hiding its text. */
    public boolean isInstructionStyle(String id) {
        return byStyle(id).orElse(false)
                || styles.first(id, InstructionDetector::vanish).orElse(false);
    }

    /** Whether a run's words belong to whatever stands around them: links, white space, punctuation. */
    public boolean isNeutral(Element run, String text) {
        return text.codePoints().noneMatch(Character::isLetterOrDigit)
                || styles.names(Wml.val(run, "rPr", "rStyle")).stream()
                        .anyMatch(name -> name.toLowerCase(Locale.ROOT).endsWith("hyperlink"));
    }

    private boolean hidden(Element format, String runStyle, String paragraphStyle) {
        return Optional.ofNullable(format)
                .flatMap(direct -> Wml.toggle(direct, "vanish"))
                .or(() -> styles.first(runStyle, InstructionDetector::vanish))
                .or(() -> styles.first(paragraphStyle, InstructionDetector::vanish))
                .orElse(false);
    }

    private static Optional<Boolean> vanish(Element style) {
        return Wml.child(style, "rPr").flatMap(format -> Wml.toggle(format, "vanish"));
    }

    private Optional<Boolean> byFormat(Element format) {
        if (Colours.isLoudHighlight(Wml.val(format, "highlight"))) {
            return Optional.of(true);
        }
        return Wml.child(format, "color").map(colour -> {
            String hex = Wml.val(colour).toUpperCase(Locale.ROOT);
            return Colours.isColoured(hex) && !readersColours.contains(hex);
        });
    }

    private Optional<Boolean> byStyle(String id) {
        List<String> names = styles.names(id);
        if (names.stream().anyMatch(named(INSTRUCTION_STYLE.asPredicate()))) {
            return Optional.of(true);
        }
        if (names.isEmpty()
                || isReaders(names.get(0))
                || styles.outlineLevel(id).isPresent()) {
            return Optional.empty();
        }
        return styles.first(id, style -> Wml.child(style, "rPr").flatMap(this::byFormat))
                .filter(instruction -> instruction);
    }

    private static Predicate<String> named(Predicate<String> pattern) {
        return name -> pattern.test(name.toLowerCase(Locale.ROOT));
    }

    private static boolean isReaders(String name) {
        return READERS_STYLE.matcher(name.toLowerCase(Locale.ROOT)).matches();
    }

    private static boolean inPlaceholder(Element run) {
        for (org.w3c.dom.Node node = run.getParentNode(); node != null; node = node.getParentNode()) {
            if (Wml.is(node, "sdt")
                    && Wml.child(node, "sdtPr")
                            .flatMap(properties -> Wml.toggle(properties, "showingPlcHdr"))
                            .orElse(false)) {
                return true;
            }
        }
        return false;
    }
}
