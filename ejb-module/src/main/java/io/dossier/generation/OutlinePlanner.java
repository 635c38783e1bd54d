package io.dossier.generation;

import io.dossier.documents.model.SelectedSection;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.OutlineSection.Manner;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.ids.SectionNumbers;
import io.dossier.templates.model.Template;
import io.dossier.templates.model.TemplateSection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which sections a document has: the template's, those of them that are wanted, or those of a given outline. */
final class OutlinePlanner {

    private final List<TemplateSection> template;
    private final String documentInstructions;

    /** Plans without instructions for the whole document. */
    OutlinePlanner(Template template) {
        this(template, "");
    }

    OutlinePlanner(Template template, String documentInstructions) {
        this.template = template.sections();
        this.documentInstructions = documentInstructions;
    }

    /**
     * The template's sections, or those of a given outline.
     *
     * @param outline null for the template's
     * @param selection empty for all
     * @throws io.dossier.errors.DossierException for a selected section that there is none of
     */
    List<PlannedSection> plan(GivenOutline outline, List<SelectedSection> selection) {
        SectionSelection wanted = new SectionSelection(selection);
        List<PlannedSection> planned = outline == null ? ofTemplate(wanted) : ofOutline(outline, wanted);
        wanted.requireAllFound();
        return planned;
    }

    /**
     * All the template's sections; without a selection all are wanted. What is wanted does not change the others'
     * numbers, nor what is routed to them: a part of a document reads as it does in the whole.
     */
    private List<PlannedSection> ofTemplate(SectionSelection wanted) {
        SectionNumbers numbers = new SectionNumbers();
        return template.stream()
                .map(section -> planned(
                        numbers.nextId(section.level()),
                        section,
                        wanted.choose(section.id().toString(), section.name())))
                .toList();
    }

    private PlannedSection planned(String number, TemplateSection section, SectionSelection.Choice choice) {
        return new PlannedSection(
                new OutlineSection(
                        number,
                        section.level(),
                        section.name(),
                        section.instructions(),
                        choice.userInstructions(),
                        rules(section),
                        manner(section),
                        documentInstructions,
                        ""),
                heading(section),
                choice.wanted(),
                section.synopsis(),
                section.text());
    }

    /** A given outline's sections; one that the template has too takes its heading and rules from there. */
    private List<PlannedSection> ofOutline(GivenOutline outline, SectionSelection wanted) {
        List<TemplateSection> unused = new ArrayList<>(template);
        return outline.inOrder().stream()
                .map(section -> planned(
                        section,
                        takeByTitle(unused, section.title()),
                        wanted.choose(section.sectionId(), section.title())))
                .toList();
    }

    private PlannedSection planned(
            GivenOutline.Section given, Optional<TemplateSection> same, SectionSelection.Choice choice) {
        return new PlannedSection(
                new OutlineSection(
                        given.sectionId(),
                        given.level(),
                        given.title(),
                        given.templateInstructions(),
                        choice.userInstructions(),
                        same.map(OutlinePlanner::rules).orElse(List.of()),
                        same.map(OutlinePlanner::manner).orElse(Manner.PLAIN),
                        documentInstructions,
                        ""),
                same.map(OutlinePlanner::heading).orElse(null),
                choice.wanted(),
                given.synopsis(),
                given.templateText());
    }

    private static Optional<TemplateSection> takeByTitle(List<TemplateSection> unused, String title) {
        Optional<TemplateSection> same = unused.stream()
                .filter(section -> section.name().strip().equalsIgnoreCase(title.strip()))
                .findFirst();
        same.ifPresent(unused::remove);
        return same;
    }

    private static Manner manner(TemplateSection section) {
        return new Manner(section.type(), section.mode(), section.repeating() ? section.expansionType() : "");
    }

    private static Integer heading(TemplateSection section) {
        return section.heading().isPresent() ? section.heading().getAsInt() : null;
    }

    private static List<RuleSpec> rules(TemplateSection section) {
        return section.rules().stream()
                .map(rule -> new RuleSpec(rule.id().toString(), rule.type(), rule.mode(), rule.description()))
                .toList();
    }

    /** The wanted sections with the headings above them. */
    static List<PlannedSection> written(List<PlannedSection> all) {
        List<PlannedSection> written = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).included() || hasWantedBelow(all, i)) {
                written.add(all.get(i));
            }
        }
        return written;
    }

    private static boolean hasWantedBelow(List<PlannedSection> all, int index) {
        int level = all.get(index).section().level();
        for (int i = index + 1; i < all.size() && all.get(i).section().level() > level; i++) {
            if (all.get(i).included()) {
                return true;
            }
        }
        return false;
    }
}
