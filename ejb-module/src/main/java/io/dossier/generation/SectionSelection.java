package io.dossier.generation;

import io.dossier.documents.model.SelectedSection;
import io.dossier.errors.DossierException;
import java.util.ArrayList;
import java.util.List;

/** The sections that were asked for, by id or else by name; none asked for means all. */
final class SectionSelection {

    private final boolean all;
    private final List<SelectedSection> selection;
    private final List<SelectedSection> found = new ArrayList<>();

    SectionSelection(List<SelectedSection> selection) {
        this.all = selection.isEmpty();
        this.selection = selection;
    }

    /** Whether a section is wanted, and what the user asked for in it. */
    Choice choose(String id, String name) {
        List<SelectedSection> matching = selection.stream()
                .filter(selected -> selected.sectionId().equals(id)
                        || selected.sectionId().strip().equalsIgnoreCase(name.strip()))
                .toList();
        found.addAll(matching);
        return new Choice(
                all || !matching.isEmpty(),
                matching.stream()
                        .map(SelectedSection::userInstructions)
                        .filter(text -> !text.isEmpty())
                        .findFirst()
                        .orElse(""));
    }

    /** Refuses a selection of sections that do not exist. */
    void requireAllFound() {
        selection.stream()
                .filter(selected -> !found.contains(selected))
                .findFirst()
                .ifPresent(selected -> {
                    throw DossierException.invalid("Unknown section: " + selected.sectionId());
                });
    }

    /** What was chosen for a section. */
    record Choice(boolean wanted, String userInstructions) {}
}
