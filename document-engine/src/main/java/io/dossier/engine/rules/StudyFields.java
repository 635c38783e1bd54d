package io.dossier.engine.rules;

import io.dossier.engine.provenance.FieldValue;
import io.dossier.engine.provenance.FieldValue.Field;
import io.dossier.engine.routing.Evidence;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.RoutingPlan.Assignment;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Extracts what title pages, headers and footers ask for; where the sources differ or only hint, it is left to the author. */
public final class StudyFields {

    /** A label or cell that names the value, and no source that says otherwise. */
    private static final double SURE = 0.85;

    private static final Map<Field, String> QUESTIONS = new EnumMap<>(Map.of(
            Field.TITLE, "Study title",
            Field.PROTOCOL_NUMBER, "Protocol number",
            Field.PROTOCOL_VERSION, "Protocol version",
            Field.SPONSOR, "Sponsor",
            Field.PHASE, "Study phase"));

    private StudyFields() {}

    /** The values that the sources state, each with its place. */
    public static List<FieldValue> of(List<RoutedSource> sources) {
        Sources all = new Sources(sources);
        List<FieldValue> values = new ArrayList<>();
        QUESTIONS.forEach((field, question) -> {
            RuleResult result = answer(field, question, all);
            if (result.confidence() >= SURE && result.blocks().size() == 1 && isBare(result)) {
                values.add(new FieldValue(field, result.blocks().get(0)));
            }
        });
        return values;
    }

    private static RuleResult answer(Field field, String question, Sources sources) {
        RuleSpec rule = new RuleSpec(field.name(), RuleType.EXTRACT.wireName(), "auto", question + ", only the value");
        OutlineSection section = new OutlineSection("field " + field.name(), 1, question, "", "", List.of(rule));
        Assignment nothing = new Assignment(section.id(), List.of(), Evidence.NONE, "", List.of());
        return new RuleEngine().apply(section, nothing, sources).get(0);
    }

    private static boolean isBare(RuleResult result) {
        return result.blocks()
                .get(0)
                .block()
                .text()
                .strip()
                .equals(result.findings().value().strip());
    }
}
