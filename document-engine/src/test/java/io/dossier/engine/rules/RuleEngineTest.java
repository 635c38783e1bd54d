package io.dossier.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.model.Table;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.Origin;
import io.dossier.engine.routing.Evidence;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.RoutingPlan.Assignment;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import io.dossier.engine.routing.SourceBuilder;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RuleEngineTest {

    private RoutedSource source = new SourceBuilder("protocol.pdf", "Protocol")
            .heading(1, "Blinding")
            .text("The study is blind. Use 3.5 mg, e.g. daily:")
            .item("First item.")
            .item("Second item.")
            .heading(1, "Randomization")
            .text("At random.")
            .build();

    @Test
    void sectionWithoutRulesGetsItsPassageWithTheListThatItLeads() {
        RuleResult result = apply(assignment(1)).get(0);
        assertThat(texts(result))
                .containsExactly("The study is blind. Use 3.5 mg, e.g. daily:", "First item.", "Second item.");
        assertThat(result.ruleId()).isNull();
        assertThat(result.confidence()).isEqualTo(0.9);
        assertThat(result.chunkIds()).containsExactly("c1", "c2", "c3");
    }

    @Test
    void eachSentenceNamesItsPlace() {
        GeneratedBlock block = apply(assignment(1)).get(0).blocks().get(0);
        assertThat(block.origins()).hasSize(2);
        Origin second = block.origins().get(1);
        assertThat(block.block().text().substring(second.from(), second.to())).isEqualTo("Use 3.5 mg, e.g. daily:");
        assertThat(second.place().from()).isEqualTo(second.from());
        assertThat(second.place().headingPath()).containsExactly("Blinding");
    }

    @Test
    void idsAreShortUniqueAndTheSameEachTime() {
        List<String> ids = ids(apply(assignment(1, 5)));
        assertThat(ids).hasSize(4).doesNotHaveDuplicates().allSatisfy(id -> assertThat(id)
                .hasSizeLessThanOrEqualTo(20)
                .matches("[a-z][a-z0-9]+"));
        assertThat(ids).isEqualTo(ids(apply(assignment(1, 5))));
    }

    @Test
    void severalCopyRulesShareTheSectionsPassages() {
        List<RuleResult> results = apply(
                assignment(1, 5),
                rule("CopyPasteRule", "Copy how the study is blinded"),
                rule("CopyPasteRule", "Copy the text on randomization"));
        assertThat(texts(results.get(0))).hasSize(3);
        assertThat(texts(results.get(1))).containsExactly("At random.");
    }

    @Test
    void routerThatAbstainsLeavesTheSectionEmptyWithItsReason() {
        Assignment nothing = new Assignment("1.0", List.of(), Evidence.NONE, "Nearest: Blinding.", List.of("Blinding"));
        RuleResult result = apply(nothing).get(0);
        assertThat(result.blocks()).isEmpty();
        assertThat(result.confidence()).isZero();
        assertThat(result.explanation()).isEqualTo("Nearest: Blinding.");
    }

    @Test
    void unknownTypesAndManualRulesWriteNothingAndSayWhy() {
        List<RuleResult> results = apply(
                assignment(1),
                rule("DrawRule", "Draw a figure"),
                new RuleSpec("m", "CopyPasteRule", "manual", "By hand"));
        assertThat(results).allSatisfy(result -> assertThat(result.blocks()).isEmpty());
        assertThat(results.get(0).explanation()).contains("Warning", "DrawRule");
        assertThat(results.get(1).explanation()).contains("author");
    }

    @Test
    void tableIsChosenByFileNumberOrWords() {
        source = tables();
        for (String wanted : List.of("adsl.csv demographics", "Insert Table 14.1.2", "vital signs by visit")) {
            RuleResult result = apply(assignment(), rule("TableRule", wanted)).get(0);
            assertThat(result.blocks()).as(wanted).hasSize(1);
        }
        RuleResult byNumber =
                apply(assignment(), rule("TableRule", "Table 14-1.02")).get(0);
        assertThat(((Table) byNumber.blocks().get(0).block()).title()).contains("Demographics");
        assertThat(byNumber.confidence()).isEqualTo(0.9);
    }

    @Test
    void eachCellNamesItsPlace() {
        source = tables();
        RuleResult result =
                apply(assignment(), rule("TableRule", "vital signs")).get(0);
        List<Origin> origins = result.blocks().get(0).origins();
        assertThat(origins).hasSize(4);
        assertThat(origins.get(3).row()).isEqualTo(2);
        assertThat(origins.get(3).column()).isEqualTo(2);
        assertThat(origins.get(3).place().table()).isEqualTo(2);
        assertThat(origins.get(3).place().row()).isEqualTo(2);
    }

    @Test
    void noFittingTableIsExplainedWithWhatThereIs() {
        source = tables();
        RuleResult result =
                apply(assignment(), rule("TableRule", "Bone density")).get(0);
        assertThat(result.blocks()).isEmpty();
        assertThat(result.explanation()).contains("Bone density", "Demographics");
    }

    @Test
    void tablesThatFitEquallyAreNotGuessed() {
        source = new SourceBuilder("t.pdf", "Table")
                .table("Vital Signs", "a|b")
                .table("Vital Signs", "c|d")
                .build();
        RuleResult result =
                apply(assignment(), rule("TableRule", "vital signs")).get(0);
        assertThat(result.blocks()).isEmpty();
        assertThat(result.explanation()).contains("equally");
    }

    @Test
    void dataSetsAreRefusedAsTables() {
        String[] rows = new String[10_001];
        Arrays.fill(rows, "1|2");
        source = new SourceBuilder("ae.csv", "Dataset").table("", rows).build();
        RuleResult result = apply(assignment(), rule("TableRule", "ae.csv")).get(0);
        assertThat(result.blocks()).isEmpty();
        assertThat(result.explanation()).contains("10001 rows");
    }

    private static RoutedSource tables() {
        return new SourceBuilder("adsl.csv", "Dataset")
                .table("Table 14-1.02 Demographics", "Age|Sex", "70|F")
                .table("Vital Signs by Visit", "Visit|Pulse", "1|72")
                .build();
    }

    private static RuleSpec rule(String type, String description) {
        return new RuleSpec("id", type, "auto", description);
    }

    private Assignment assignment(int... blocks) {
        List<BlockRef> refs = Arrays.stream(blocks)
                .mapToObj(index -> new BlockRef(source.source(), index))
                .toList();
        return new Assignment("1.0", refs, Evidence.HEADING_MATCH, "Named.", List.of());
    }

    private List<RuleResult> apply(Assignment assignment, RuleSpec... rules) {
        OutlineSection section = new OutlineSection("1.0", 1, "A section", "", "", List.of(rules));
        return new RuleEngine().apply(section, assignment, new Sources(List.of(source)));
    }

    private static List<String> texts(RuleResult result) {
        return result.blocks().stream().map(block -> block.block().text()).toList();
    }

    private static List<String> ids(List<RuleResult> results) {
        Stream<GeneratedBlock> blocks = results.stream().flatMap(result -> result.blocks().stream());
        return blocks.map(GeneratedBlock::id).toList();
    }

    @Test
    void idsDifferBetweenSections() {
        BlockRef ref = new BlockRef("ab", 1);
        Set<String> ids = new HashSet<>(
                List.of(BlockIds.of("1.0", 0, ref), BlockIds.of("1.1", 0, ref), BlockIds.of("1.0", 1, ref)));
        assertThat(ids).hasSize(3);
    }
}
