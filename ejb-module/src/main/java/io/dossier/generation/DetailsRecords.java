package io.dossier.generation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.dossier.details.WrittenBlocks;
import io.dossier.details.model.DetailsRecord;
import io.dossier.details.model.DetailsRepository;
import io.dossier.details.model.DetailsRule;
import io.dossier.details.model.DetailsSection;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.rules.Findings;
import io.dossier.engine.rules.RuleResult;
import io.dossier.engine.worker.EngineJson;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;

/** The rows of what was written into a document. Called by steps, which have no caller. */
@Stateless
@PermitAll
public class DetailsRecords {

    private static final String AUTO = "auto";

    private DetailsRepository details;

    protected DetailsRecords() {}

    @Inject
    public DetailsRecords(DetailsRepository details) {
        this.details = details;
    }

    /** Writes what rules wrote into sections, which had nothing before. */
    public void write(UUID documentId, List<SectionContent> contents) {
        List<DetailsSection> sections = of(documentId).sections();
        for (SectionContent content : contents) {
            DetailsSection section = sections.get(content.index());
            section.drawnFrom(content.chunkIds(), content.chunkNames(), section.additionalDetails());
            content.results().forEach(result -> write(section, content.section(), result));
        }
    }

    private static void write(DetailsSection section, PlannedSection planned, RuleResult result) {
        RuleSpec rule = planned.section().rules().stream()
                .filter(spec -> Objects.equals(spec.id(), result.ruleId()))
                .findFirst()
                .orElse(new RuleSpec(null, result.type(), AUTO, ""));
        section.addRule(result.type(), rule.mode(), rule.description())
                .wrote(
                        text(result),
                        legal(result.explanation()),
                        result.confidence(),
                        parameters(rule.id(), result.findings()))
                .inBlocks(WrittenBlocks.write(result.blocks()));
    }

    private static ObjectNode parameters(String ruleId, Findings findings) {
        ObjectNode parameters = EngineJson.MAPPER.createObjectNode();
        if (ruleId != null) {
            parameters.put("template_rule_id", ruleId);
        }
        if (!findings.value().isEmpty()) {
            parameters.put("value", legal(findings.value()));
        }
        parameters.put("numbers_checked", findings.numbersChecked());
        list(parameters, "numbers_left_out", findings.numbersLeftOut());
        list(parameters, "instructions", findings.instructions());
        return parameters;
    }

    private static void list(ObjectNode parameters, String name, List<String> items) {
        if (!items.isEmpty()) {
            items.forEach(item -> parameters.withArray(name).add(legal(item)));
        }
    }

    /** PostgreSQL keeps no NUL, which some PDFs have in their text. */
    private static String legal(String text) {
        return text.replace("\u0000", "");
    }

    private static String text(RuleResult result) {
        return legal(result.blocks().stream().map(block -> block.block().text()).collect(Collectors.joining("\n")));
    }

    /** What is written under each section, in order. */
    public List<List<GeneratedBlock>> blocks(UUID documentId) {
        return of(documentId).sections().stream()
                .map(section -> section.rules().stream()
                        .map(DetailsRule::blocks)
                        .flatMap(json -> WrittenBlocks.read(json).stream())
                        .toList())
                .toList();
    }

    /** The Word file is stored. */
    public void writtenTo(UUID documentId, String objectKey) {
        of(documentId).writtenTo(objectKey);
    }

    private DetailsRecord of(UUID documentId) {
        return details.ofDocument(documentId)
                .orElseThrow(() -> new IllegalStateException("No details of document " + documentId));
    }
}
