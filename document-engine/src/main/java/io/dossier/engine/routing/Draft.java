package io.dossier.engine.routing;

import io.dossier.engine.model.Block;
import io.dossier.engine.routing.RoutingPlan.Assignment;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The plan while it is made: what each target takes so far. */
final class Draft {

    private final Map<Target, List<Contribution>> taken = new LinkedHashMap<>();
    private final Map<Target, List<String>> told = new HashMap<>();
    private final SourcePreference preference;
    private final Map<Target, SourceScope> scopes;

    Draft(List<Target> targets, SourcePreference preference, Map<Target, SourceScope> scopes) {
        this.preference = preference;
        this.scopes = scopes;
        targets.forEach(target -> taken.put(target, new ArrayList<>()));
    }

    void move(Choice choice, Map<Target, List<Block>> shares) {
        shares.forEach((target, blocks) -> {
            boolean chosen = target == choice.target()
                    || target.isUnder(choice.target())
                    || choice.tied().contains(target);
            Evidence evidence = chosen ? choice.evidence() : Evidence.CUES;
            taken.get(target).add(new Contribution(choice.section(), evidence, choice.score(), blocks));
        });
    }

    /** Where several sources offer something, keeps one. */
    void settle(FacetFit facets) {
        taken.replaceAll((target, offered) ->
                preference.keepOneSource(target, facets.wanted(target), scopes.get(target), offered));
    }

    void restate(Restated restated) {
        List<Target> targets = List.copyOf(taken.keySet());
        for (Target target : targets) {
            if (taken.get(target).isEmpty()) {
                SourceScope scope = scopes.get(target);
                restated.origins(target, targets).stream()
                        .flatMap(origin -> taken.get(origin).stream())
                        .filter(contribution ->
                                scope.allows(contribution.section().source()))
                        .toList()
                        .forEach(taken.get(target)::add);
            }
        }
    }

    /** Adds tables of sources without headings; what is too much to choose from is told instead. */
    void add(TableRouter.Found found) {
        found.tables().forEach((target, tables) -> taken.get(target).addAll(tables));
        found.tooMany().forEach((target, names) -> tell(target, names));
    }

    /** Where an instruction names a source heading, the section gets that and nothing else. */
    void direct(HeadingOrders orders) {
        for (Target target : List.copyOf(taken.keySet())) {
            orders.of(target).ifPresent(directed -> {
                taken.put(target, new ArrayList<>(directed.contributions()));
                tell(target, directed.effect());
            });
        }
    }

    private void tell(Target target, String what) {
        told.computeIfAbsent(target, key -> new ArrayList<>()).add(what);
    }

    void fill(CueFiller filler) {
        List<Target> empty = taken.keySet().stream()
                .filter(target -> taken.get(target).isEmpty())
                .toList();
        filler.fill(empty).forEach((target, passage) -> taken.get(target).add(passage));
    }

    RoutingPlan plan(Candidates candidates) {
        List<Assignment> sections = new ArrayList<>();
        taken.forEach((target, contributions) -> sections.add(
                contributions.isEmpty() ? abstention(target, candidates) : assignment(target, contributions)));
        return new RoutingPlan(sections);
    }

    private Assignment assignment(Target target, List<Contribution> contributions) {
        List<BlockRef> blocks = contributions.stream()
                .flatMap(contribution -> contribution.blocks().stream()
                        .map(block ->
                                new BlockRef(contribution.section().source().source(), block.index())))
                .distinct()
                .toList();
        Evidence best = contributions.stream()
                .map(Contribution::evidence)
                .sorted()
                .findFirst()
                .orElse(Evidence.NONE);
        String explanation = Explanation.of(contributions) + effects(target);
        return new Assignment(target.section().id(), blocks, best, explanation, List.of());
    }

    private Assignment abstention(Target target, Candidates candidates) {
        List<String> nearest = candidates.of(target);
        String explanation = Explanation.ofNothing(nearest) + effects(target);
        return new Assignment(target.section().id(), List.of(), Evidence.NONE, explanation, nearest);
    }

    private String effects(Target target) {
        return Stream.concat(scopes.get(target).effects().stream(), told.getOrDefault(target, List.of()).stream())
                .map(effect -> " " + effect)
                .collect(Collectors.joining());
    }
}
