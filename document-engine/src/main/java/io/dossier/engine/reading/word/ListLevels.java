package io.dossier.engine.reading.word;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.w3c.dom.Element;

/** The definitions of a document's lists: what a level of a list looks like, and where it starts. */
final class ListLevels {

    private final Map<Integer, Element> lists = new HashMap<>();
    private final Map<String, Element> kinds = new HashMap<>();
    private final Map<String, Element> byStyle = new HashMap<>();

    ListLevels(Optional<Element> root) {
        root.ifPresent(numbering -> {
            Xml.children(numbering, "abstractNum").forEach(this::addKind);
            Xml.children(numbering, "num")
                    .forEach(list -> Xml.number(Xml.attribute(list, "numId")).ifPresent(id -> lists.put(id, list)));
        });
    }

    boolean has(int list) {
        return lists.containsKey(list);
    }

    /** Lists of the same kind are counted together. */
    String kind(int list) {
        return Xml.val(lists.get(list), "abstractNumId").orElse("");
    }

    /** The level's own definition in this list, else the one of the list's kind. */
    Optional<Element> level(int list, int level) {
        Optional<Element> own = override(list, level).flatMap(override -> Xml.at(override, "lvl"));
        return own.isPresent()
                ? own
                : Optional.ofNullable(kinds.get(kind(list)))
                        .map(this::withLevels)
                        .flatMap(kind -> at(Xml.children(kind, "lvl"), level));
    }

    /** The number with which this list starts again although others of its kind were counted before. */
    Optional<Integer> startOverride(int list, int level) {
        return override(list, level).flatMap(override -> Xml.number(Xml.val(override, "startOverride")));
    }

    private Optional<Element> override(int list, int level) {
        return at(Xml.children(lists.get(list), "lvlOverride"), level);
    }

    private static Optional<Element> at(List<Element> levels, int level) {
        String wanted = String.valueOf(level);
        return levels.stream()
                .filter(element ->
                        Xml.attribute(element, "ilvl").filter(wanted::equals).isPresent())
                .findFirst();
    }

    /** A kind may have no levels, only the name of the list style that has them. */
    private Element withLevels(Element kind) {
        return Xml.val(kind, "numStyleLink").map(byStyle::get).orElse(kind);
    }

    private void addKind(Element kind) {
        Xml.attribute(kind, "abstractNumId").ifPresent(id -> kinds.put(id, kind));
        Xml.val(kind, "styleLink").ifPresent(style -> byStyle.put(style, kind));
    }
}
