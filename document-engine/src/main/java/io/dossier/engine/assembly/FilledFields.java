package io.dossier.engine.assembly;

import io.dossier.engine.provenance.FieldValue;
import io.dossier.engine.provenance.FieldValue.Field;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.templates.Fields;
import io.dossier.engine.templates.Wml;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.w3c.dom.Element;

/** Shows values of fields, each place in a control of its own, and remembers them for the provenance. */
final class FilledFields implements Fields {

    private final Map<Field, GeneratedBlock> values = new EnumMap<>(Field.class);
    private final List<GeneratedBlock> shown = new ArrayList<>();

    FilledFields(List<FieldValue> values) {
        values.forEach(value -> this.values.put(value.field(), value.block()));
    }

    /** What was shown, with the tag of each control as its id. */
    List<GeneratedBlock> shown() {
        return shown;
    }

    @Override
    public Optional<Element> show(Field field, Element run) {
        return Optional.ofNullable(values.get(field)).map(value -> show(value, run));
    }

    private Element show(GeneratedBlock value, Element run) {
        String tag = value.id() + "-" + (shown.size() + 1);
        shown.add(new GeneratedBlock(tag, value.block(), value.origins()));
        Element control = ContentControls.create(run.getOwnerDocument(), tag, ContentControls.numberOf(tag));
        Element format = Wml.child(run, "rPr")
                .map(found -> ReadersFormat.of((Element) found.cloneNode(true)))
                .orElse(null);
        TextRuns.append(ContentControls.content(control), value.block().text(), format);
        return control;
    }
}
