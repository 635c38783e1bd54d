package io.dossier.generation;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.dossier.engine.provenance.FieldValue;
import io.dossier.engine.routing.RoutingPlan;
import io.dossier.engine.routing.RoutingPlan.Assignment;
import io.dossier.engine.worker.EngineJson;
import java.util.List;

/**
 * What the outline step leaves for the later ones.
 *
 * @param sections in the order in which they are written
 * @param assignments what the router gave to each, in the same order
 * @param fields what the sources state of the study, for the template's title page, headers and footers
 */
public record DocumentPlan(List<PlannedSection> sections, List<Assignment> assignments, List<FieldValue> fields) {

    public DocumentPlan {
        sections = List.copyOf(sections);
        assignments = List.copyOf(assignments);
        // A plan that an earlier version left in the ledger has none.
        fields = fields == null ? List.of() : List.copyOf(fields);
    }

    /** The sections that are written, with what the router gave to them. */
    static DocumentPlan of(
            List<PlannedSection> all, List<PlannedSection> written, RoutingPlan routing, List<FieldValue> fields) {
        return new DocumentPlan(
                written,
                written.stream()
                        .map(section -> routing.sections().get(all.indexOf(section)))
                        .toList(),
                fields);
    }

    String toJson() {
        try {
            // PostgreSQL keeps no NUL, which some PDFs have in their text.
            return EngineJson.MAPPER.writeValueAsString(this).replace("\\u0000", "");
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A plan has no JSON form", e);
        }
    }

    static DocumentPlan fromJson(String json) {
        try {
            return EngineJson.MAPPER.readValue(json, DocumentPlan.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("The ledger holds no plan", e);
        }
    }
}
