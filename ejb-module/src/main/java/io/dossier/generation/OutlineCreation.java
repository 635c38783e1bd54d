package io.dossier.generation;

import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.Router;
import io.dossier.engine.routing.RoutingPlan;
import io.dossier.engine.routing.RoutingPlan.Assignment;
import io.dossier.engine.rules.Sources;
import io.dossier.engine.rules.StudyFields;
import io.dossier.generation.model.Claim;
import io.dossier.generation.model.Step;
import io.dossier.library.SourceLibrary;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.stream.Stream;

/** The third step: the sections are written down, and each gets the sources' blocks that belong there. */
@ApplicationScoped
public class OutlineCreation {

    private RunLedger ledger;
    private SourceLibrary library;
    private OutlineRecords records;
    private TemplateHeadings headings;

    protected OutlineCreation() {}

    @Inject
    public OutlineCreation(RunLedger ledger, SourceLibrary library, OutlineRecords records, TemplateHeadings headings) {
        this.ledger = ledger;
        this.library = library;
        this.records = records;
        this.headings = headings;
    }

    /** Plans the document, unless the ledger holds its plan. */
    public void perform(Claim claim) {
        RunWork work = ledger.begin(claim, Step.OUTLINE);
        if (work.isDone()) {
            return;
        }
        OutlineRecords.Draft draft = records.draft(work.documentId());
        List<RoutedSource> sources = library.load(work.organizationId(), work.sources());
        List<PlannedSection> sections = RepeatingSections.expand(headings.anchored(draft), sources);
        RoutingPlan routing = route(work, draft.documentType(), sections, sources);
        DocumentPlan plan =
                DocumentPlan.of(sections, OutlinePlanner.written(sections), routing, StudyFields.of(sources));
        List<List<String>> chunkIds = chunkIds(plan, new Sources(sources));
        ledger.complete(
                claim,
                Step.OUTLINE,
                RunWork.WHOLE,
                plan.toJson(),
                () -> records.write(work.documentId(), plan, chunkIds));
    }

    private RoutingPlan route(
            RunWork work, String documentType, List<PlannedSection> sections, List<RoutedSource> sources) {
        List<OutlineSection> outline =
                sections.stream().map(PlannedSection::section).toList();
        List<float[]> vectors = library.embed(work.organizationId(), Router.textsToEmbed(outline));
        return new Router().route(documentType, outline, vectors, sources);
    }

    private static List<List<String>> chunkIds(DocumentPlan plan, Sources sources) {
        return plan.assignments().stream()
                .map(assignment -> chunkIds(assignment, sources).distinct().toList())
                .toList();
    }

    private static Stream<String> chunkIds(Assignment assignment, Sources sources) {
        return assignment.blocks().stream().flatMap(block -> sources.chunkIds(block).stream());
    }
}
