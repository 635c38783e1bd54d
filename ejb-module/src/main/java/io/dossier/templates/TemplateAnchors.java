package io.dossier.templates;

import io.dossier.engine.templates.TemplateModel;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Finds the headings of a Word file that sections mean which were not read from it. Names are compared without numbers,
 * case and punctuation. Of several headings with one name, that under the same parents is meant, then that of the same
 * level, then the first that is left; each heading is meant once.
 */
public final class TemplateAnchors {

    private TemplateAnchors() {}

    /** A section that looks for its heading; levels count from 1. */
    public record Wanted(int level, String name) {}

    /**
     * The number of each section's heading.
     *
     * @param sections in order
     * @param headings of the file, in order
     * @return by the section's position; a section without heading is left out
     */
    public static Map<Integer, Integer> match(List<Wanted> sections, List<TemplateModel.TemplateSection> headings) {
        List<Candidate> wanted = candidates(sections);
        List<Candidate> offered = candidates(headings.stream()
                .map(heading -> new Wanted(heading.level(), heading.name()))
                .toList());
        Map<Integer, Integer> anchors = new LinkedHashMap<>();
        List.<BiPredicate<Candidate, Candidate>>of(
                        (section, heading) -> section.path().equals(heading.path()),
                        (section, heading) -> section.level() == heading.level()
                                && section.name().equals(heading.name()),
                        (section, heading) -> section.name().equals(heading.name()))
                .forEach(same -> pair(wanted, offered, anchors, same));
        anchors.replaceAll((section, position) -> headings.get(position).heading());
        return anchors;
    }

    /** Pairs what is the same; what has found its other half is taken out of both lists. */
    private static void pair(
            List<Candidate> wanted,
            List<Candidate> offered,
            Map<Integer, Integer> anchors,
            BiPredicate<Candidate, Candidate> same) {
        wanted.removeIf(section -> {
            Optional<Candidate> heading = offered.stream()
                    .filter(free -> !section.name().isEmpty() && same.test(section, free))
                    .findFirst();
            heading.ifPresent(found -> {
                anchors.put(section.position(), found.position());
                offered.remove(found);
            });
            return heading.isPresent();
        });
    }

    private static List<Candidate> candidates(List<Wanted> all) {
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            String name = normalised(all.get(i).name());
            int level = all.get(i).level();
            List<String> path = new ArrayList<>(parent(candidates, level));
            path.add(name);
            candidates.add(new Candidate(i, level, name, List.copyOf(path)));
        }
        return candidates;
    }

    /** The path of the nearest heading before the end that stands higher. */
    private static List<String> parent(List<Candidate> before, int level) {
        for (int i = before.size() - 1; i >= 0; i--) {
            if (before.get(i).level() < level) {
                return before.get(i).path();
            }
        }
        return List.of();
    }

    private static String normalised(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT)
                .replaceFirst("^\\s*(?:\\d+(?:\\.\\d+)*[.)]?|[a-z][.)])\\s+", "")
                .replaceAll("[^\\p{L}\\p{N}]+", " ")
                .strip();
    }

    private record Candidate(int position, int level, String name, List<String> path) {}
}
