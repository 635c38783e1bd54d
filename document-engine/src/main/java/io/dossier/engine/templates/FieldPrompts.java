package io.dossier.engine.templates;

import io.dossier.engine.provenance.FieldValue.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which prompts ask for something that the sources of a study state. */
final class FieldPrompts {

    private static final Pattern REQUEST =
            Pattern.compile("^(?:(?:please|click to|enter|insert|add|specify|type|state|the) )+");

    /** Without brackets, as templates have it in their headers: in capitals, no label before a value. */
    private static final Pattern IN_CAPITALS =
            Pattern.compile("\\b(?:STUDY|TRIAL|PROTOCOL) (?:TITLE|NUMBER)\\b(?!\\s*:)");

    private static final Map<String, Field> NAMES = Map.ofEntries(
            Map.entry("study title", Field.TITLE),
            Map.entry("trial title", Field.TITLE),
            Map.entry("full title", Field.TITLE),
            Map.entry("full study title", Field.TITLE),
            Map.entry("full title of the study", Field.TITLE),
            Map.entry("protocol title", Field.TITLE),
            Map.entry("title of study", Field.TITLE),
            Map.entry("title of the study", Field.TITLE),
            Map.entry("protocol number", Field.PROTOCOL_NUMBER),
            Map.entry("protocol no", Field.PROTOCOL_NUMBER),
            Map.entry("protocol id", Field.PROTOCOL_NUMBER),
            Map.entry("protocol identifier", Field.PROTOCOL_NUMBER),
            Map.entry("sponsor protocol number", Field.PROTOCOL_NUMBER),
            Map.entry("sponsor protocol identifier", Field.PROTOCOL_NUMBER),
            Map.entry("study number", Field.PROTOCOL_NUMBER),
            Map.entry("study id", Field.PROTOCOL_NUMBER),
            Map.entry("trial number", Field.PROTOCOL_NUMBER),
            Map.entry("protocol version", Field.PROTOCOL_VERSION),
            Map.entry("protocol version number", Field.PROTOCOL_VERSION),
            Map.entry("sponsor", Field.SPONSOR),
            Map.entry("sponsor name", Field.SPONSOR),
            Map.entry("name of sponsor", Field.SPONSOR),
            Map.entry("name of the sponsor", Field.SPONSOR),
            Map.entry("phase", Field.PHASE),
            Map.entry("study phase", Field.PHASE),
            Map.entry("trial phase", Field.PHASE),
            Map.entry("clinical phase", Field.PHASE),
            Map.entry("development phase", Field.PHASE));

    /** Characters of a text and the field that they ask for. */
    record Asked(Prompts.Range range, Field field) {}

    private FieldPrompts() {}

    /** The bracketed prompts of a text that name a field, in order. */
    static List<Asked> in(String text) {
        List<Asked> asked = new ArrayList<>();
        for (Prompts.Range range : Prompts.in(text)) {
            field(text.substring(range.from(), range.to())).ifPresent(field -> asked.add(new Asked(range, field)));
        }
        return asked;
    }

    /** Words in capitals that stand for a field, in order. */
    static List<Asked> inCapitals(String text) {
        List<Asked> asked = new ArrayList<>();
        Matcher matcher = IN_CAPITALS.matcher(text);
        while (matcher.find()) {
            Prompts.Range range = new Prompts.Range(matcher.start(), matcher.end());
            field(matcher.group()).ifPresent(field -> asked.add(new Asked(range, field)));
        }
        return asked;
    }

    /** The field of that name, as a control's title or tag has it. */
    static Optional<Field> named(String name) {
        return field(name.replaceAll("(?<=\\p{Ll})(?=\\p{Lu})|[_-]", " "));
    }

    private static Optional<Field> field(String prompt) {
        String words = prompt.toLowerCase(Locale.ROOT).replaceAll("[\\s\\u00A0]+", " ");
        words = words.replaceAll("[^\\p{L} ]", "").strip();
        words = REQUEST.matcher(words).replaceAll("").strip();
        return Optional.ofNullable(NAMES.get(words));
    }
}
