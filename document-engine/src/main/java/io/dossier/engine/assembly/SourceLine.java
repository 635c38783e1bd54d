package io.dossier.engine.assembly;

import io.dossier.engine.model.Locator;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.Origin;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The line under a table that names where it came from. */
final class SourceLine {

    private static final int MOST = 5;

    private SourceLine() {}

    static String of(GeneratedBlock generated) {
        Stream<Locator> places = generated.origins().isEmpty()
                ? Stream.of(generated.block().at())
                : generated.origins().stream().map(Origin::place);
        Set<String> names = new LinkedHashSet<>();
        places.forEach(place -> names.add(name(place)));
        List<String> shown = names.stream().limit(MOST).toList();
        String more = names.size() > MOST ? "; and " + (names.size() - MOST) + " more" : "";
        return "Source: " + String.join("; ", shown) + more;
    }

    private static String name(Locator place) {
        StringBuilder name = new StringBuilder(place.name());
        if (place.page() != null) {
            name.append(", page ").append(place.page());
        }
        if (place.table() != null) {
            name.append(", table ").append(place.table());
        }
        return name.toString();
    }
}
