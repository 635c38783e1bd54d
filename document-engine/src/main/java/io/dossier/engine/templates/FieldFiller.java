package io.dossier.engine.templates;

import io.dossier.engine.provenance.FieldValue.Field;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Shows what is known of the study where a paragraph asks for it: by a prompt, or by a control that still shows its own. */
final class FieldFiller {

    private final Fields fields;
    private final boolean inCapitals;
    private final Set<Element> shown = Collections.newSetFromMap(new IdentityHashMap<>());

    /** @param inCapitals whether words in capitals ask too, as they do in headers and footers */
    FieldFiller(Fields fields, boolean inCapitals) {
        this.fields = fields;
        this.inCapitals = inCapitals;
    }

    /** Whether the run shows a value: it is neither guidance nor a prompt. */
    boolean isShown(Element run) {
        return shown.contains(run);
    }

    /** Changes the paragraph. */
    void fill(Element paragraph) {
        if (fields == Fields.NONE) {
            return;
        }
        Wml.descendants(paragraph, "sdt").forEach(this::fillControl);
        StringBuilder words = new StringBuilder();
        Runs.of(paragraph).forEach(run -> words.append(isShown(run) ? "x".repeat(length(run)) : Runs.text(run)));
        List<FieldPrompts.Asked> asked = new ArrayList<>(FieldPrompts.in(words.toString()));
        if (inCapitals && asked.isEmpty() && !Wml.is(paragraph.getParentNode(), "tc")) {
            asked.addAll(FieldPrompts.inCapitals(words.toString()));
        }
        // From behind, so that what is cut does not move what comes before.
        Collections.reverse(asked);
        asked.forEach(prompt -> fill(paragraph, prompt));
    }

    /** A control that is bound to a property shows the property, whatever stands in it. */
    private void fillControl(Element control) {
        Optional<Element> properties = Wml.child(control, "sdtPr")
                .filter(found -> Wml.toggle(found, "showingPlcHdr").orElse(false))
                .filter(found -> Wml.child(found, "dataBinding").isEmpty());
        List<Element> runs = Wml.child(control, "sdtContent")
                .map(content -> Wml.children(content, "r"))
                .orElse(List.of());
        if (properties.isEmpty() || runs.isEmpty()) {
            return;
        }
        Optional<Field> field = List.of("alias", "tag").stream()
                .flatMap(name -> FieldPrompts.named(Wml.val(properties.get(), name)).stream())
                .findFirst();
        field.flatMap(known -> fields.show(known, runs.get(0))).ifPresent(value -> {
            Wml.children(properties.get(), "showingPlcHdr").forEach(Wml::remove);
            replace(runs, value);
            putInside(control, value);
        });
    }

    /** The value's control goes around the template's, which may be of plain text and must hold no other. */
    private static void putInside(Element control, Element value) {
        Element inner = Wml.child(value, "sdtContent").orElseThrow();
        Element content = Wml.child(control, "sdtContent").orElseThrow();
        control.getParentNode().insertBefore(value, control);
        Wml.children(inner).forEach(content::appendChild);
        inner.appendChild(control);
    }

    private void fill(Element paragraph, FieldPrompts.Asked asked) {
        cut(paragraph, asked.range().to());
        cut(paragraph, asked.range().from());
        List<Element> runs = new ArrayList<>();
        int at = 0;
        for (Element run : Runs.of(paragraph)) {
            int length = length(run);
            if (length > 0
                    && at >= asked.range().from()
                    && at + length <= asked.range().to()) {
                runs.add(run);
            }
            at += length;
        }
        fields.show(asked.field(), runs.get(0)).ifPresent(value -> replace(runs, value));
    }

    private void replace(List<Element> runs, Element value) {
        Node first = runs.get(0);
        first.getParentNode().insertBefore(value, first);
        runs.forEach(Wml::remove);
        shown.addAll(Wml.descendants(value, "r"));
    }

    private static void cut(Element paragraph, int at) {
        int before = 0;
        for (Element run : Runs.of(paragraph)) {
            int length = length(run);
            if (before < at && at < before + length) {
                RunCut.at(run, at - before);
                return;
            }
            before += length;
        }
    }

    private static int length(Element run) {
        return Runs.text(run).length();
    }
}
