package io.dossier.templates;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rules that a template's author wrote into the guidance of a section, a line for each, such as
 * {@code ExtractRule: number of randomised subjects} or {@code TableRule (manual): disposition}.
 */
final class WrittenRules {

    private static final Pattern LINE = Pattern.compile(
            "^\\W*(CopyPasteRule|ExtractRule|SummaryRule|TableRule|InstructionRule)(?:\\s*\\((auto|manual)\\))?\\s*:\\s*(.*?)]?\\s*$");

    /** A rule as it is written; its mode is null where none is given. */
    record Rule(String type, String mode, String description) {}

    private WrittenRules() {}

    static List<Rule> in(String guidance) {
        List<Rule> rules = new ArrayList<>();
        guidance.lines()
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .forEach(line -> rules.add(new Rule(line.group(1), line.group(2), line.group(3))));
        return rules;
    }
}
