package io.dossier.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.engine.routing.Evidence;
import io.dossier.engine.routing.OutlineSection;
import io.dossier.engine.routing.OutlineSection.Manner;
import io.dossier.engine.routing.OutlineSection.RuleSpec;
import io.dossier.engine.routing.RoutedSource;
import io.dossier.engine.routing.RoutingPlan.Assignment;
import io.dossier.engine.routing.SourceBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;

class InstructedRulesTest {

    private final RoutedSource source = new SourceBuilder("protocol.pdf", "Protocol")
            .heading(1, "Blinding")
            .text("The study is blind. It stays blind to its end. Nobody knows.")
            .item("First item.")
            .text("A second paragraph. Do not include tables. Use only the SAP. Leave this section empty.")
            .table("Kits", "Kit|Content", "A|10")
            .build();

    @Test
    void sourceTextIsNeverReadAsAnInstruction() {
        RuleResult result = section().by("CopyPasteRule", "");
        assertThat(result.blocks()).hasSize(4);
        assertThat(result.findings().instructions()).isEmpty();
    }

    @Test
    void tablesAreLeftOutWhereTheUserWantsNone() {
        RuleResult result = section().user("Please do not include tables.").by("CopyPasteRule", "");
        assertThat(result.blocks()).hasSize(3);
        assertThat(result.explanation()).contains("do not include tables", "the user's instructions");
    }

    @Test
    void onlyTheFirstParagraphIsWrittenWithItsList() {
        assertThat(Written.text(
                        section().template("Use only the first paragraph.").by("CopyPasteRule", "")))
                .isEqualTo("The study is blind. It stays blind to its end. Nobody knows. | First item.");
    }

    @Test
    void sentencesAreCountedAndNeverCut() {
        assertThat(Written.text(section().user("In two sentences, no tables.").by("CopyPasteRule", "")))
                .isEqualTo("The study is blind. It stays blind to its end.");
    }

    @Test
    void instructionRuleGovernsTheRulesBesideIt() {
        List<RuleResult> results = section()
                .all(
                        new RuleSpec("i", "InstructionRule", "auto", "No lists and no tables."),
                        new RuleSpec("c", "CopyPasteRule", "auto", ""));
        assertThat(results.get(0).blocks()).isEmpty();
        assertThat(results.get(0).explanation()).contains("no lists", "no tables");
        assertThat(results.get(1).blocks()).hasSize(2);
    }

    @Test
    void instructionRuleAloneShapesTheSectionsOwnPassage() {
        List<RuleResult> results = section().all(new RuleSpec("i", "InstructionRule", "auto", "In one sentence."));
        assertThat(results).hasSize(2);
        assertThat(Written.text(results.get(1))).startsWith("The study is blind. |");
    }

    @Test
    void whatIsNotUnderstoodIsForTheAuthor() {
        List<RuleResult> results = section().all(new RuleSpec("i", "InstructionRule", "auto", "Be eloquent."));
        assertThat(results).hasSize(1);
        assertThat(results.get(0).explanation()).contains("nothing is generated");
    }

    @Test
    void sectionLeftToTheAuthorStaysEmptyAndSaysWhy() {
        RuleResult result = section().template("Written by the author.").by("CopyPasteRule", "");
        assertThat(result.blocks()).isEmpty();
        assertThat(result.explanation()).contains("Left to the author", "Written by the author");
    }

    @Test
    void modesOfSectionsDecide() {
        assertThat(inMode("manual").blocks()).isEmpty();
        assertThat(inMode("copy").blocks()).hasSize(4);
        assertThat(inMode("copy").ruleId()).isNull();
        assertThat(inMode("sideways").explanation()).contains("section_mode sideways");
    }

    @Test
    void typesOfSectionsChooseWhatIsCopied() {
        assertThat(Written.text(written(new Manner("table", "", "")))).isEqualTo("Kits\nKit\tContent\nA\t10");
        assertThat(Written.text(written(new Manner("List", "", "")))).isEqualTo("First item.");
        assertThat(written(new Manner("text", "", "")).blocks()).hasSize(4);
        assertThat(written(new Manner("narrative", "", "")).blocks()).hasSize(4);
        assertThat(written(new Manner("figure", "", "")).explanation()).contains("Left to the author", "section_type");
    }

    @Test
    void sectionIsTheAuthorsWhereNothingIsToBeGenerated() {
        RuleSpec copied = new RuleSpec("c", "CopyPasteRule", "auto", "");
        RuleSpec byHand = new RuleSpec("m", "TableRule", "manual", "By hand");
        RuleSpec told = new RuleSpec("i", "InstructionRule", "auto", "Be eloquent.");
        RuleSpec limited = new RuleSpec("l", "InstructionRule", "auto", "Only the first paragraph.");

        assertThat(RuleEngine.leavesToAuthor(with("", byHand, told))).isTrue();
        assertThat(RuleEngine.leavesToAuthor(with("manual", copied))).isTrue();
        assertThat(RuleEngine.leavesToAuthor(with("Written by the author.", "", copied)))
                .isTrue();
        assertThat(RuleEngine.leavesToAuthor(with(""))).isFalse();
        assertThat(RuleEngine.leavesToAuthor(with("", byHand, copied))).isFalse();
        assertThat(RuleEngine.leavesToAuthor(with("", limited))).isFalse();
        assertThat(RuleEngine.leavesToAuthor(with("copy", byHand))).isFalse();
    }

    private static OutlineSection with(String mode, RuleSpec... rules) {
        return with("", mode, rules);
    }

    private static OutlineSection with(String guidance, String mode, RuleSpec... rules) {
        return new OutlineSection("1.0", 1, "Blinding", guidance, "", List.of(rules), new Manner("", mode, ""), "", "");
    }

    private RuleResult inMode(String mode) {
        return written(new Manner("", mode, ""));
    }

    private RuleResult written(Manner manner) {
        OutlineSection section = new OutlineSection(
                "1.0", 1, "Blinding", "", "", List.of(new RuleSpec("r", "CopyPasteRule", "auto", "")), manner, "", "");
        Assignment assignment =
                new Assignment("1.0", section().refs(1, 2, 3, 4), Evidence.HEADING_MATCH, "Routed.", List.of());
        return new RuleEngine()
                .apply(section, assignment, new Sources(List.of(source)))
                .get(0);
    }

    private Written section() {
        return new Written(source).under("Blinding").routed(1, 2, 3, 4);
    }
}
