package io.dossier.engine.templates;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** The styles of a template, each with the chain of styles that it is based on. */
public final class StyleSheet {

    private static final int LONGEST_CHAIN = 30;

    private final Map<String, Element> byId = new LinkedHashMap<>();

    private StyleSheet() {}

    /** The styles of the file; none if it has no styles part. */
    public static StyleSheet of(WordPackage file) {
        StyleSheet sheet = new StyleSheet();
        Optional<Document> styles = file.related("styles");
        styles.ifPresent(tree -> Wml.children(tree.getDocumentElement(), "style")
                .forEach(style -> sheet.byId.put(Wml.attribute(style, "styleId"), style)));
        return sheet;
    }

    /** The style and those it is based on, the style itself first; empty for an unknown id. */
    public List<Element> chain(String id) {
        List<Element> chain = new ArrayList<>();
        Element style = byId.get(id);
        while (style != null && !chain.contains(style) && chain.size() < LONGEST_CHAIN) {
            chain.add(style);
            style = byId.get(Wml.val(style, "basedOn"));
        }
        return chain;
    }

    /** The first answer that the chain of a style gives. */
    public <T> Optional<T> first(String id, Function<Element, Optional<T>> question) {
        return chain(id).stream()
                .map(question)
                .filter(Optional::isPresent)
                .map(Optional::get)
                .findFirst();
    }

    /** The style's name as Word shows it; its id if it has none. */
    public String name(String id) {
        Element style = byId.get(id);
        String name = style == null ? "" : Wml.val(style, "name");
        return name.isEmpty() ? id : name;
    }

    /** The names of a style and of all it is based on. */
    public List<String> names(String id) {
        return chain(id).stream().map(style -> Wml.val(style, "name")).toList();
    }

    /** The id of the style of that type whose name is equal, capitals aside. */
    public Optional<String> named(String type, String name) {
        return all(type).stream()
                .filter(style -> Wml.val(style, "name").equalsIgnoreCase(name))
                .map(style -> Wml.attribute(style, "styleId"))
                .findFirst();
    }

    /** The id of the type's default style, empty if there is none. */
    public String defaultId(String type) {
        return all(type).stream()
                .filter(style -> List.of("1", "true", "on").contains(Wml.attribute(style, "default")))
                .map(style -> Wml.attribute(style, "styleId"))
                .findFirst()
                .orElse("");
    }

    /** All styles of a type ({@code paragraph}, {@code character}, {@code table}) in the file's order. */
    public List<Element> all(String type) {
        return byId.values().stream()
                .filter(style -> Wml.attribute(style, "type").equals(type))
                .toList();
    }

    /** The outline level that a style gives, 1 for the top level; empty for text. */
    public Optional<Integer> outlineLevel(String id) {
        for (Element style : chain(id)) {
            Optional<Element> level = Wml.child(style, "pPr", "outlineLvl");
            if (level.isPresent()) {
                return level(Wml.val(level.get()));
            }
            String name = Wml.val(style, "name").toLowerCase(Locale.ROOT);
            if (name.matches("heading [1-9]")) {
                return Optional.of(name.charAt(8) - '0');
            }
        }
        return Optional.empty();
    }

    /** A level from the value of {@code w:outlineLvl}; 9 stands for text. */
    static Optional<Integer> level(String value) {
        return value.matches("[0-8]") ? Optional.of(value.charAt(0) - '0' + 1) : Optional.empty();
    }
}
