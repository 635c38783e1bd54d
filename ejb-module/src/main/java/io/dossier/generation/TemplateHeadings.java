package io.dossier.generation;

import io.dossier.engine.templates.TemplateModel;
import io.dossier.templates.TemplateAnchors;
import io.dossier.templates.TemplateAnchors.Wanted;
import io.dossier.templates.TemplateReader;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds the headings of the template's file for sections that were not read from it. Not inside a transaction. */
@ApplicationScoped
public class TemplateHeadings {

    private TemplateReader reader;

    protected TemplateHeadings() {}

    @Inject
    public TemplateHeadings(TemplateReader reader) {
        this.reader = reader;
    }

    /** The sections with their headings; the file is read only if a section needs one. */
    List<PlannedSection> anchored(OutlineRecords.Draft draft) {
        List<PlannedSection> sections = draft.sections();
        if (draft.templateKey().isEmpty() || sections.stream().allMatch(TemplateHeadings::isAnchored)) {
            return sections;
        }
        return anchored(sections, reader.read(draft.templateKey().get()));
    }

    static List<PlannedSection> anchored(List<PlannedSection> sections, TemplateModel template) {
        List<Wanted> wanted = sections.stream()
                .map(PlannedSection::section)
                .map(section -> new Wanted(section.level(), section.title()))
                .toList();
        Map<Integer, Integer> found = TemplateAnchors.match(wanted, template.sections());
        Set<Integer> taken = sections.stream()
                .map(PlannedSection::templateHeading)
                .filter(Objects::nonNull)
                .collect(Collectors.toSet());
        found.values().removeAll(taken);
        return IntStream.range(0, sections.size())
                .mapToObj(i -> isAnchored(sections.get(i))
                        ? sections.get(i)
                        : sections.get(i).under(found.get(i)))
                .toList();
    }

    private static boolean isAnchored(PlannedSection section) {
        return section.templateHeading() != null;
    }
}
