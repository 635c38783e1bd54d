package io.dossier.engine.numbers;

import io.dossier.engine.model.Block;
import io.dossier.engine.model.Heading;
import io.dossier.engine.model.ListItem;
import io.dossier.engine.model.Note;
import io.dossier.engine.model.Paragraph;
import io.dossier.engine.model.Table;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.provenance.Origin;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lock on text: span by span, the words between spans having no origin at all. */
final class TextCheck {

    private record Span(int from, int to) {}

    private final GeneratedBlock block;
    private final String text;
    private final Map<Span, List<String>> origins = new LinkedHashMap<>();
    private final StringBuilder kept = new StringBuilder();
    private final List<Origin> places = new ArrayList<>();
    private final List<String> leftOut = new ArrayList<>();

    TextCheck(GeneratedBlock block, List<String> originTexts) {
        this.block = block;
        this.text = block.block().text();
        for (int i = 0; i < originTexts.size(); i++) {
            Origin origin = block.origins().get(i);
            origins.computeIfAbsent(new Span(origin.from(), origin.to()), span -> new ArrayList<>())
                    .add(originTexts.get(i));
        }
    }

    Checked check() {
        int at = 0;
        for (Map.Entry<Span, List<String>> entry : origins.entrySet()) {
            Span span = entry.getKey();
            if (span.from() > at) {
                take(at, span.from(), List.of());
            }
            take(span.from(), span.to(), entry.getValue());
            at = Math.max(at, span.to());
        }
        take(at, text.length(), List.of());
        int figures = Figures.in(text).size();
        if (leftOut.isEmpty()) {
            return new Checked(Optional.of(block), figures, List.of());
        }
        boolean empty = places.isEmpty() || kept.toString().isBlank();
        return new Checked(empty ? Optional.empty() : Optional.of(rest()), figures, leftOut);
    }

    private void take(int from, int to, List<String> sources) {
        String part = text.substring(from, to);
        List<Figure> untraced = NumberLock.untraced(part, sources);
        if (!untraced.isEmpty()) {
            leftOut.add(NumberLock.report(part, untraced));
            return;
        }
        int shift = kept.length() - from;
        kept.append(part);
        block.origins().stream()
                .filter(origin -> origin.from() == from && origin.to() == to)
                .forEach(origin -> places.add(new Origin(from + shift, to + shift, null, null, origin.place())));
    }

    private GeneratedBlock rest() {
        return new GeneratedBlock(block.id(), saying(block.block(), kept.toString()), places);
    }

    private static Block saying(Block block, String text) {
        if (block instanceof ListItem item) {
            return new ListItem(item.index(), item.at(), item.level(), item.marker(), text);
        }
        if (block instanceof Note note) {
            return new Note(note.index(), note.at(), note.marker(), text);
        }
        if (block instanceof Heading heading) {
            return new Heading(heading.index(), heading.at(), heading.level(), heading.number(), text);
        }
        if (block instanceof Table) {
            throw new IllegalArgumentException("A table is checked cell by cell");
        }
        return new Paragraph(block.index(), block.at(), text);
    }
}
