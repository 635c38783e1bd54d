package io.dossier.engine.reading.word;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.w3c.dom.Element;

/** Styles with what they inherit. */
final class WordStyles {

    private static final int LONGEST_CHAIN = 30;

    private final Map<String, Element> byId = new HashMap<>();
    private String defaultParagraph = "";

    WordStyles(Optional<Element> root) {
        root.ifPresent(styles -> Xml.children(styles, "style").forEach(this::add));
    }

    /** What the style or the nearest one it is based on says; {@code id} may be empty for the default style. */
    <T> Optional<T> first(String id, Function<Element, Optional<T>> property) {
        Element style = byId.get(id.isEmpty() ? defaultParagraph : id);
        for (int i = 0; style != null && i < LONGEST_CHAIN; i++) {
            Optional<T> found = property.apply(style);
            if (found.isPresent()) {
                return found;
            }
            style = Xml.val(style, "basedOn").map(byId::get).orElse(null);
        }
        return Optional.empty();
    }

    /** The style's name in small letters; empty if it is not known. */
    String name(String id) {
        return Optional.ofNullable(byId.get(id))
                .flatMap(style -> Xml.val(style, "name"))
                .orElse("")
                .toLowerCase(Locale.ROOT);
    }

    boolean isHidden(String id) {
        return !id.isEmpty()
                && first(id, style -> Xml.flag(style, "rPr", "vanish")).orElse(false);
    }

    private void add(Element style) {
        Xml.attribute(style, "styleId").ifPresent(id -> {
            byId.put(id, style);
            boolean paragraph =
                    Xml.attribute(style, "type").filter("paragraph"::equals).isPresent();
            if (paragraph
                    && Xml.attribute(style, "default")
                            .filter(on -> !on.equals("0"))
                            .isPresent()) {
                defaultParagraph = id;
            }
        });
    }
}
