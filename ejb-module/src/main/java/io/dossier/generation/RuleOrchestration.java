package io.dossier.generation;

import io.dossier.engine.chunking.Chunk;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.rules.RuleEngine;
import io.dossier.engine.rules.RuleResult;
import io.dossier.engine.rules.Sources;
import io.dossier.generation.model.Claim;
import io.dossier.generation.model.Step;
import io.dossier.library.SourceLibrary;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The fourth step: the rules of the sections are applied, range by range. */
@ApplicationScoped
public class RuleOrchestration {

    private RunLedger ledger;
    private SourceLibrary library;
    private DetailsRecords records;

    protected RuleOrchestration() {}

    @Inject
    public RuleOrchestration(RunLedger ledger, SourceLibrary library, DetailsRecords records) {
        this.ledger = ledger;
        this.library = library;
        this.records = records;
    }

    /** The ranges of the document's sections. */
    public List<SectionRange> ranges(Claim claim) {
        return SectionRange.split(plan(claim).sections().size());
    }

    /** Applies the rules of a range, unless the ledger holds it. */
    public void perform(Claim claim, SectionRange range) {
        RunWork work = ledger.begin(claim, Step.RULES);
        if (work.done().contains(range.toString())) {
            return;
        }
        List<SectionContent> contents =
                contents(plan(claim), range, library.load(work.organizationId(), work.sources()));
        ledger.complete(claim, Step.RULES, range.toString(), null, () -> records.write(work.documentId(), contents));
    }

    private DocumentPlan plan(Claim claim) {
        return DocumentPlan.fromJson(ledger.result(claim, Step.OUTLINE, RunWork.WHOLE));
    }

    private static List<SectionContent> contents(DocumentPlan plan, SectionRange range, List<RoutedSource> loaded) {
        Sources sources = new Sources(loaded);
        Map<String, String> names = chunkNames(loaded);
        return IntStream.range(range.from(), range.to())
                .filter(i -> plan.sections().get(i).included())
                .mapToObj(i -> content(plan, i, sources, names))
                .toList();
    }

    private static SectionContent content(DocumentPlan plan, int index, Sources sources, Map<String, String> names) {
        PlannedSection section = plan.sections().get(index);
        List<RuleResult> results =
                new RuleEngine().apply(section.section(), plan.assignments().get(index), sources);
        List<String> ids = results.stream()
                .flatMap(result -> result.chunkIds().stream())
                .distinct()
                .toList();
        return new SectionContent(
                index, section, results, ids, ids.stream().map(names::get).toList());
    }

    private static Map<String, String> chunkNames(List<RoutedSource> sources) {
        Map<String, String> names = new HashMap<>();
        for (RoutedSource source : sources) {
            for (Chunk chunk : source.ingested().chunks()) {
                names.put(chunk.id(), chunk.name(source.model().name()));
            }
        }
        return names;
    }
}
