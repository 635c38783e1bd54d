package io.dossier.engine.assembly;

import io.dossier.engine.templates.Relationships;
import io.dossier.engine.templates.Wml;
import io.dossier.engine.templates.WordPackage;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Adds lists to the template's numbering part, which is made when the first list needs it. */
final class Numbering {

    static final int HANGING = 360;
    private static final int LEVELS = 9;
    private static final String[] BULLETS = {"•", "–", "▪"};
    private static final String PART = "word/numbering.xml";

    private final WordPackage file;
    private final Map<ListMarker.Kind, String> definitions = new HashMap<>();
    private Element root;
    private String bullets;
    private int nextDefinition;
    private int nextList;

    Numbering(WordPackage file) {
        this.file = file;
    }

    /** Indent of a level's text in twentieths of a point. */
    static int indent(int level) {
        return HANGING * (level + 1) + HANGING;
    }

    /** The list of all bullets. */
    String bullets() {
        if (bullets == null) {
            Element definition = define();
            for (int level = 0; level < LEVELS; level++) {
                level(definition, level, "bullet", BULLETS[level % BULLETS.length]);
            }
            bullets = Wml.attribute(list(Wml.attribute(definition, "abstractNumId")), "numId");
        }
        return bullets;
    }

    /** A new list that begins with the marker at that level. */
    String list(ListMarker marker, int level) {
        String definition = definitions.computeIfAbsent(marker.kind(), this::define);
        Element list = list(definition);
        Element override = Wml.append(list, "lvlOverride", "ilvl", String.valueOf(level));
        Wml.append(override, "startOverride", "val", String.valueOf(marker.value()));
        return Wml.attribute(list, "numId");
    }

    private String define(ListMarker.Kind kind) {
        Element definition = define();
        for (int level = 0; level < LEVELS; level++) {
            level(definition, level, kind.format(), kind.before() + "%" + (level + 1) + kind.behind());
        }
        return Wml.attribute(definition, "abstractNumId");
    }

    /** Definitions stand before lists in the part. */
    private Element define() {
        Element definition = Wml.element(root().getOwnerDocument(), "abstractNum");
        Wml.set(definition, "abstractNumId", String.valueOf(nextDefinition++));
        Wml.append(definition, "multiLevelType", "val", "hybridMultilevel");
        root().insertBefore(
                        definition,
                        Wml.child(root(), "num")
                                .or(() -> Wml.child(root(), "numIdMacAtCleanup"))
                                .orElse(null));
        return definition;
    }

    private static void level(Element definition, int level, String format, String text) {
        Element element = Wml.append(definition, "lvl", "ilvl", String.valueOf(level));
        Wml.append(element, "start", "val", "1");
        Wml.append(element, "numFmt", "val", format);
        Wml.append(element, "lvlText", "val", text);
        Wml.append(element, "lvlJc", "val", "left");
        String left = String.valueOf(indent(level));
        Wml.append(Wml.append(element, "pPr"), "ind", "left", left, "hanging", String.valueOf(HANGING));
    }

    private Element list(String definition) {
        Element list = Wml.element(root().getOwnerDocument(), "num");
        Wml.set(list, "numId", String.valueOf(nextList++));
        Wml.append(list, "abstractNumId", "val", definition);
        root().insertBefore(list, Wml.child(root(), "numIdMacAtCleanup").orElse(null));
        return list;
    }

    private Element root() {
        if (root == null) {
            Document tree = file.related("numbering").orElseGet(this::create);
            root = tree.getDocumentElement();
            nextDefinition = highest("abstractNum", "abstractNumId") + 1;
            nextList = highest("num", "numId") + 1;
        }
        return root;
    }

    private int highest(String element, String id) {
        return Wml.children(root, element).stream()
                .map(child -> Wml.attribute(child, id))
                .filter(value -> value.matches("\\d{1,9}"))
                .mapToInt(Integer::parseInt)
                .max()
                .orElse(0);
    }

    private Document create() {
        String empty = "<w:numbering xmlns:w=\"" + Wml.W + "\"/>";
        file.put(PART, empty.getBytes(StandardCharsets.UTF_8));
        file.contentType(PART, "application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml");
        Relationships.of(file, file.main()).add("numbering", "/" + PART);
        return file.tree(PART);
    }
}
