package io.dossier.engine.assembly;

import io.dossier.engine.templates.CleanTemplate;
import io.dossier.engine.templates.ContentsField;
import io.dossier.engine.templates.TemplateBody;
import io.dossier.engine.templates.Wml;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * A table of contents whose field stays and whose entries are written anew: a link and a page reference for each heading
 * of the document. {@link PageNumbers} writes the pages; Word renews them when the document is opened.
 */
final class ContentsTable {

    private static final Pattern LEVELS = Pattern.compile("\\\\o\\s+\"(\\d)\\s*-\\s*(\\d)\"");

    /** Two spaces as wide as digits: an entry breaks no other line when {@link PageNumbers} knows its page. */
    private static final String UNKNOWN_PAGE = "\u2007\u2007";

    private final CleanTemplate template;
    private final List<Element> nodes;
    private final String code;
    private final Map<String, Element> samples = new HashMap<>();

    ContentsTable(CleanTemplate template, TemplateBody.Piece piece) {
        this.template = template;
        this.nodes = piece.nodes();
        this.code = ContentsField.code(nodes.get(0));
        nodes.forEach(node -> Wml.descendants(node, "p")
                .forEach(entry -> samples.putIfAbsent(Wml.val(entry, "pPr", "pStyle"), entry)));
        if (Wml.is(nodes.get(0), "p")) {
            nodes.forEach(entry -> samples.putIfAbsent(Wml.val(entry, "pPr", "pStyle"), entry));
        }
    }

    /** The blocks of the table as they stand in the body. */
    List<Element> nodes() {
        return nodes;
    }

    /** Replaces the entries; a list of tables or figures is left as it is. */
    void fill(List<HeadingWriter.Written> headings) {
        if (code.isEmpty() || code.contains("\\c") || code.contains("\\a")) {
            return;
        }
        boolean control = Wml.is(nodes.get(0), "sdt");
        Node parent = control
                ? Wml.child(nodes.get(0), "sdtContent").orElseThrow()
                : nodes.get(0).getParentNode();
        List<Element> old = control ? Wml.children(parent) : nodes;
        int first = 0;
        while (first < old.size() && ContentsField.code(old.get(first)).isEmpty()) {
            first++;
        }
        Node behind = old.get(old.size() - 1).getNextSibling();
        List<Element> entries = entries(headings);
        old.subList(first, old.size()).forEach(Wml::remove);
        entries.forEach(entry -> parent.insertBefore(entry, behind));
    }

    private List<Element> entries(List<HeadingWriter.Written> headings) {
        HeadingNumbers numbers = new HeadingNumbers(template);
        Matcher range = LEVELS.matcher(code);
        boolean ranged = range.find();
        int from = ranged ? range.group(1).charAt(0) - '0' : 1;
        int to = ranged ? range.group(2).charAt(0) - '0' : 9;
        List<Element> entries = new ArrayList<>();
        for (HeadingWriter.Written heading : headings) {
            String number = numbers.next(heading.paragraph());
            if (heading.level() >= from && heading.level() <= to) {
                entries.add(entry(heading, number));
            }
        }
        Document document = template.file().body().getOwnerDocument();
        if (entries.isEmpty()) {
            entries.add(Wml.element(document, "p"));
        }
        begin(entries.get(0));
        Element end = Wml.element(document, "p");
        mark(end, "end");
        entries.add(end);
        return entries;
    }

    private void begin(Element entry) {
        Element first = Wml.child(entry, "pPr")
                .map(Node::getNextSibling)
                .map(Element.class::cast)
                .orElse(null);
        for (Element run : List.of(mark(entry, "begin"), code(entry, " " + code + " "), mark(entry, "separate"))) {
            entry.insertBefore(run, first);
        }
    }

    private Element entry(HeadingWriter.Written heading, String number) {
        Element entry = Wml.element(template.file().body().getOwnerDocument(), "p");
        entry.appendChild(properties(entry, heading.level()));
        Element link = Wml.append(entry, "hyperlink", "anchor", heading.bookmark(), "history", "1");
        String words = number.isEmpty() ? heading.text() : number + "\t" + heading.text();
        TextRuns.append(link, words + "\t", null);
        mark(link, "begin");
        code(link, " PAGEREF " + heading.bookmark() + " \\h ");
        mark(link, "separate");
        TextRuns.append(link, UNKNOWN_PAGE, null);
        mark(link, "end");
        return entry;
    }

    /** As in the template's own entry of that level, the tabs widened where a number needs one. */
    private Element properties(Element entry, int level) {
        String style = template.styles().named("paragraph", "toc " + level).orElse("");
        Element sample = samples.get(style);
        Element properties = sample == null
                ? null
                : Wml.child(sample, "pPr")
                        .map(element -> (Element) element.cloneNode(true))
                        .orElse(null);
        if (properties == null) {
            properties = Wml.element(entry.getOwnerDocument(), "pPr");
            if (!style.isEmpty()) {
                Wml.append(properties, "pStyle", "val", style);
            }
        }
        Wml.child(properties, "rPr").ifPresent(Wml::remove);
        ContentsTabs.set(properties, level, room());
        return properties;
    }

    private int room() {
        return PageSize.of(template.body().sectionProperties().orElse(null)).text();
    }

    private static Element mark(Element parent, String type) {
        Element run = Wml.append(parent, "r");
        Wml.append(run, "fldChar", "fldCharType", type);
        return run;
    }

    private static Element code(Element parent, String code) {
        Element run = Wml.append(parent, "r");
        Element text = Wml.append(run, "instrText");
        text.setAttributeNS("http://www.w3.org/XML/1998/namespace", "xml:space", "preserve");
        text.setTextContent(code);
        return run;
    }
}
