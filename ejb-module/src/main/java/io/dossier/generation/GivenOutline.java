package io.dossier.generation;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.errors.DossierException;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** An outline that a client brings along: the body of a replaced outline. */
@JsonNaming(SnakeCaseStrategy.class)
record GivenOutline(ObjectNode documentMetadata, List<Section> sections) {

    private static final int LONGEST_ID = 100;

    /** Checks what the interface requires of an outline. */
    GivenOutline {
        require(
                documentMetadata != null
                        && !documentMetadata.path("document_type").asText("").isBlank(),
                "document_metadata must contain document_type");
        require(sections != null && !sections.isEmpty(), "sections must hold at least one section");
        sections.forEach(section -> require(section != null, "sections must hold objects"));
        unique(sections.stream().map(Section::sectionId).toList(), "section_id");
        unique(sections.stream().map(Section::orderIndex).toList(), "order_index");
        sections = List.copyOf(sections);
    }

    List<Section> inOrder() {
        return sections.stream()
                .sorted(Comparator.comparing(Section::orderIndex))
                .toList();
    }

    private static void unique(List<?> values, String name) {
        Set<Object> seen = new HashSet<>();
        values.forEach(value -> require(seen.add(value), "Duplicate " + name + ": " + value));
    }

    private static void require(boolean holds, String message) {
        if (!holds) {
            throw DossierException.invalid("generic_mrt_outline_full: " + message);
        }
    }

    /** A section of the outline. */
    @JsonNaming(SnakeCaseStrategy.class)
    record Section(
            String sectionId,
            Integer orderIndex,
            Integer level,
            String title,
            String synopsis,
            String templateInstructions,
            String templateText) {

        Section {
            require(sectionId != null && !sectionId.isBlank() && sectionId.length() <= LONGEST_ID, "section_id");
            require(orderIndex != null && orderIndex >= 0, "order_index of section " + sectionId);
            require(level != null && level >= 1, "level of section " + sectionId);
            require(title != null && !title.isBlank(), "title of section " + sectionId);
            synopsis = Objects.requireNonNullElse(synopsis, "");
            templateInstructions = Objects.requireNonNullElse(templateInstructions, "");
            templateText = Objects.requireNonNullElse(templateText, "");
        }
    }
}
