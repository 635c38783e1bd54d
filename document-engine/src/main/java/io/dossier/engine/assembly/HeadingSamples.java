package io.dossier.engine.assembly;

import io.dossier.engine.templates.CleanTemplate;
import io.dossier.engine.templates.Wml;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.w3c.dom.Element;

/** For each level the heading that is most usual in the template, as a model for new ones. */
final class HeadingSamples {

    private static final Set<String> OF_ONE_PLACE = Set.of("sectPr", "pageBreakBefore", "pPrChange");

    private final Map<Integer, Element> byLevel = new HashMap<>();

    HeadingSamples(CleanTemplate template) {
        Map<Integer, Map<String, Long>> usual = template.body().parts().stream()
                .collect(Collectors.groupingBy(
                        part -> part.level(),
                        Collectors.groupingBy(part -> kind(template, part.heading()), Collectors.counting())));
        template.body().parts().forEach(part -> {
            Map<String, Long> kinds = usual.get(part.level());
            String most = kinds.entrySet().stream()
                    .max(Comparator.<Map.Entry<String, Long>, Long>comparing(Map.Entry::getValue)
                            .thenComparing(Map.Entry::getKey))
                    .orElseThrow()
                    .getKey();
            if (kind(template, part.heading()).equals(most)) {
                byLevel.putIfAbsent(part.level(), (Element) part.heading().cloneNode(true));
            }
        });
    }

    /** A fresh copy, without words of its own worth keeping; empty if the template has no heading of that level. */
    Optional<Element> ofLevel(int level) {
        return Optional.ofNullable(byLevel.get(level)).map(HeadingSamples::copy);
    }

    private static String kind(CleanTemplate template, Element heading) {
        String numbered = Wml.val(heading, "pPr", "numPr", "numId");
        return template.levels().styleId(heading) + "/" + numbered;
    }

    private static Element copy(Element sample) {
        Element copy = (Element) sample.cloneNode(true);
        Function<Element, Boolean> bound = child -> OF_ONE_PLACE.contains(child.getLocalName());
        Wml.child(copy, "pPr")
                .ifPresent(properties ->
                        Wml.children(properties).stream().filter(bound::apply).forEach(Wml::remove));
        Wml.children(copy).stream()
                .filter(child -> child.getLocalName().startsWith("bookmark"))
                .forEach(Wml::remove);
        Wml.descendants(copy, "br").forEach(Wml::remove);
        return copy;
    }
}
