package io.dossier.engine.routing;

import io.dossier.engine.model.Block;
import io.dossier.engine.routing.RoutingPlan.Assignment;
import io.dossier.engine.routing.RoutingPlan.BlockRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plan while it is made: what each target takes so far. */
final class Draft {

    private final Map<Target, List<Contribution>> taken = new LinkedHashMap<>();
    private final SourcePreference preference;

    Draft(List<Target> targets, SourcePreference preference) {
        this.preference = preference;
        targets.forEach(target -> taken.put(target, new ArrayList<>()));
    }

    void move(Choice choice, Map<Target, List<Block>> shares) {
        shares.forEach((target, blocks) ->
                taken.get(target).add(new Contribution(choice.section(), choice.evidence(), choice.score(), blocks)));
    }

    /** Where several sources offer something, keeps one. */
    void settle() {
        taken.replaceAll(preference::keepOneSource);
    }

    void restate(Restated restated) {
        List<Target> targets = List.copyOf(taken.keySet());
        for (Target target : targets) {
            if (taken.get(target).isEmpty()) {
                restated.origins(target, targets)
                        .forEach(origin -> taken.get(target).addAll(taken.get(origin)));
            }
        }
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

    private static Assignment assignment(Target target, List<Contribution> contributions) {
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
        return new Assignment(target.section().id(), blocks, best, Explanation.of(contributions), List.of());
    }

    private static Assignment abstention(Target target, Candidates candidates) {
        List<String> nearest = candidates.of(target);
        return new Assignment(target.section().id(), List.of(), Evidence.NONE, Explanation.ofNothing(nearest), nearest);
    }
}
