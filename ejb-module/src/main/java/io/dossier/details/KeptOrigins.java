package io.dossier.details;

import io.dossier.details.model.DetailsRule;
import io.dossier.details.model.DetailsSection;
import io.dossier.engine.provenance.GeneratedBlock;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where the texts of a record came from, for one that takes its place: a block whose words stand unchanged in the same
 * section, under the rule at the same position, keeps its origins. What was edited has none.
 */
final class KeptOrigins {

    private record Place(String sectionId, String title, int position) {}

    private final Map<Place, DetailsRule> before = new HashMap<>();

    KeptOrigins(List<DetailsSection> sections) {
        for (DetailsSection section : sections) {
            List<DetailsRule> rules = section.rules();
            for (int position = 0; position < rules.size(); position++) {
                before.putIfAbsent(new Place(section.sectionId(), section.title(), position), rules.get(position));
            }
        }
    }

    /** The blocks that stand in a text as they were written, as a JSON array. */
    String in(String text, String sectionId, String title, int position) {
        DetailsRule rule = before.get(new Place(sectionId, title, position));
        if (rule == null) {
            return "[]";
        }
        return text.equals(rule.content()) ? rule.blocks() : unchanged(rule.blocks(), text);
    }

    /** Blocks stand in a text one below the other; each is looked for at the beginnings of lines. */
    private static String unchanged(String blocks, String text) {
        Map<String, Deque<GeneratedBlock>> byFirstLine = new HashMap<>();
        WrittenBlocks.read(blocks).forEach(block -> byFirstLine
                .computeIfAbsent(firstLine(words(block), 0), line -> new ArrayDeque<>())
                .add(block));
        return WrittenBlocks.write(standing(text, byFirstLine));
    }

    private static List<GeneratedBlock> standing(String text, Map<String, Deque<GeneratedBlock>> byFirstLine) {
        List<GeneratedBlock> standing = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int start = at;
            Deque<GeneratedBlock> candidates = byFirstLine.getOrDefault(firstLine(text, start), new ArrayDeque<>());
            GeneratedBlock found = candidates.stream()
                    .filter(block -> standsAt(words(block), text, start))
                    .findFirst()
                    .orElse(null);
            if (found == null) {
                at += firstLine(text, at).length() + 1;
            } else {
                candidates.remove(found);
                standing.add(found);
                at += words(found).length() + 1;
            }
        }
        return standing;
    }

    private static boolean standsAt(String words, String text, int start) {
        int end = start + words.length();
        return text.startsWith(words, start) && (end == text.length() || text.charAt(end) == '\n');
    }

    private static String words(GeneratedBlock block) {
        return block.block().text();
    }

    private static String firstLine(String text, int from) {
        int end = text.indexOf('\n', from);
        return text.substring(from, end < 0 ? text.length() : end);
    }
}
