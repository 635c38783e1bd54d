package io.dossier.engine.assembly;

import io.dossier.engine.assembly.AssemblyRequest.Section;
import io.dossier.engine.templates.CleanTemplate;
import io.dossier.engine.templates.CleanTemplate.CleanPart;
import io.dossier.engine.templates.Runs;
import io.dossier.engine.templates.Wml;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.w3c.dom.Element;

/** Writes headings: the template's own, renamed where the outline says so, and new ones in the style of their level. */
final class HeadingWriter {

    private static final Pattern TYPED_NUMBER = Pattern.compile("^\\d+(\\.\\d+)*\\.?\\s+");

    /**
     * A heading of the document.
     *
     * @param bookmark what a table of contents refers to
     * @param text the words without an automatic number
     */
    record Written(Element paragraph, int level, String bookmark, String text) {}

    private final CleanTemplate template;
    private final DocumentStyles styles;
    private final HeadingSamples samples;
    private final Bookmarks bookmarks;
    private final List<Written> written = new ArrayList<>();

    HeadingWriter(CleanTemplate template, DocumentStyles styles) {
        this.template = template;
        this.styles = styles;
        this.samples = new HeadingSamples(template);
        this.bookmarks = new Bookmarks(template.file());
    }

    Bookmarks bookmarks() {
        return bookmarks;
    }

    List<Written> written() {
        return written;
    }

    /** The template's heading, cleaned; with the section's title if that is another one. */
    Element keep(Section section, CleanPart part) {
        Element heading = part.part().heading();
        boolean renamed = !untyped(section.title()).equalsIgnoreCase(untyped(part.name()));
        String words = Runs.blockText(heading).replaceAll("\\s+", " ").strip();
        if (renamed || !words.equals(part.name()) || speaksToAuthor(heading)) {
            rewrite(heading, renamed ? title(section, heading) : part.name());
        }
        return finish(heading, part.part().level(), renamed ? title(section, heading) : part.name());
    }

    /** A heading that the template does not have. */
    Element add(Section section) {
        Element heading =
                samples.ofLevel(section.level()).orElseGet(() -> styles.newHeading(Math.min(section.level(), 6)));
        String title = title(section, heading);
        rewrite(heading, title);
        return finish(heading, section.level(), title);
    }

    private Element finish(Element heading, int level, String text) {
        written.add(new Written(heading, level, bookmarks.mark(heading), text));
        return heading;
    }

    /** A number typed into a title goes where the style numbers by itself. */
    private String title(Section section, Element heading) {
        return styles.isNumbered(heading) ? untyped(section.title()) : section.title();
    }

    private static String untyped(String title) {
        String words = title.replaceAll("\\s+", " ").strip();
        return TYPED_NUMBER.matcher(words).replaceFirst("");
    }

    private boolean speaksToAuthor(Element heading) {
        return Runs.of(heading).stream()
                .anyMatch(run -> !Runs.text(run).isBlank()
                        && (template.detector().isInstruction(heading, run)
                                || Wml.child(run, "rPr", "highlight").isPresent()));
    }

    private void rewrite(Element heading, String title) {
        Element format = format(heading);
        boolean newPage = Wml.descendants(heading, "br").stream()
                .anyMatch(mark -> Wml.attribute(mark, "type").equals("page"));
        for (Element child : Wml.children(heading)) {
            boolean stays = Wml.is(child, "pPr") || child.getLocalName().startsWith("bookmark");
            if (!stays) {
                Wml.remove(child);
            }
        }
        if (newPage) {
            Wml.append(Wml.append(heading, "r"), "br", "type", "page");
        }
        TextRuns.append(heading, title, format);
    }

    /** The format of the first words; none where it says that the heading is optional. */
    private Element format(Element heading) {
        Optional<Element> first = Runs.of(heading).stream()
                .filter(run -> !Runs.text(run).isBlank())
                .findFirst();
        boolean authors = first.filter(run -> template.detector().isInstruction(heading, run))
                .isPresent();
        if (authors) {
            Wml.child(heading, "pPr", "rPr").ifPresent(Wml::remove);
            return null;
        }
        return first.flatMap(run -> Wml.child(run, "rPr"))
                .map(element -> ReadersFormat.of((Element) element.cloneNode(true)))
                .orElse(null);
    }
}
