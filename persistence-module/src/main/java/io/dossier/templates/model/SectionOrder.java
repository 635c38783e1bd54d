package io.dossier.templates.model;

import io.dossier.errors.DossierException;
import io.dossier.ids.SectionNumbers;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The order of a template's sections. */
final class SectionOrder {

    private static final Pattern LEADING_NUMBER = Pattern.compile("^\\d+(\\.\\d+)*\\.?\\s+");

    private final List<TemplateSection> sections;

    /** @param sections in order */
    SectionOrder(List<TemplateSection> sections) {
        this.sections = sections;
    }

    /** Moves sections, lets the others fill the indexes that are left, and numbers all names. */
    void apply(List<SectionPlace> places) {
        TreeMap<Integer, SectionPlace> wanted = byIndex(places);
        Map<UUID, TemplateSection> byId =
                sections.stream().collect(Collectors.toMap(TemplateSection::id, Function.identity()));
        Map<UUID, Integer> levels = new HashMap<>();
        for (SectionPlace place : places) {
            if (!byId.containsKey(place.sectionId())) {
                throw DossierException.notFound("Section not found");
            }
            levels.put(place.sectionId(), place.level());
        }
        Deque<TemplateSection> others = new ArrayDeque<>(sections.stream()
                .filter(section -> !levels.containsKey(section.id()))
                .toList());
        List<TemplateSection> ordered = new ArrayList<>();
        while (ordered.size() < sections.size()) {
            boolean moved = !wanted.isEmpty() && (wanted.firstKey() <= ordered.size() || others.isEmpty());
            ordered.add(moved ? byId.get(wanted.pollFirstEntry().getValue().sectionId()) : others.poll());
        }
        number(ordered, levels);
    }

    /** Closes gaps between the indexes. */
    static void compact(List<TemplateSection> ordered) {
        for (int i = 0; i < ordered.size(); i++) {
            ordered.get(i).moveTo(i, ordered.get(i).level());
        }
    }

    private static void number(List<TemplateSection> ordered, Map<UUID, Integer> levels) {
        SectionNumbers numbers = new SectionNumbers();
        for (int i = 0; i < ordered.size(); i++) {
            TemplateSection section = ordered.get(i);
            int level = levels.getOrDefault(section.id(), section.level());
            String number = numbers.next(level) + (level == 1 ? ". " : " ");
            section.moveTo(i, level);
            section.rename(number + LEADING_NUMBER.matcher(section.name()).replaceFirst(""));
        }
    }

    private static TreeMap<Integer, SectionPlace> byIndex(List<SectionPlace> places) {
        TreeMap<Integer, SectionPlace> byIndex = new TreeMap<>();
        Set<UUID> seen = new HashSet<>();
        for (SectionPlace place : places) {
            if (byIndex.put(place.orderIndex(), place) != null) {
                throw DossierException.invalid("Duplicate order_index: " + place.orderIndex());
            }
            if (!seen.add(place.sectionId())) {
                throw DossierException.invalid("Duplicate section_id: " + place.sectionId());
            }
        }
        return byIndex;
    }
}
