package io.dossier.engine.assembly;

import io.dossier.engine.assembly.AssemblyRequest.Section;
import io.dossier.engine.provenance.GeneratedBlock;
import io.dossier.engine.templates.CleanTemplate;
import io.dossier.engine.templates.CleanTemplate.CleanPart;
import io.dossier.engine.templates.TemplateBody;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/**
 * Rebuilds the body in one pass: what stays of the template in its order, the generated blocks of each section behind
 * it. Nothing is searched or inserted in the middle, so the time grows with the length of the document only.
 */
final class BodyWriter {

    private final CleanTemplate template;
    private final AssemblyRequest request;
    private final BodyFlow flow;
    private final HeadingWriter headings;
    private final BlockWriter blocks;
    private final List<ContentsTable> contents = new ArrayList<>();
    private int nextPart;

    BodyWriter(CleanTemplate template, AssemblyRequest request) {
        this.template = template;
        this.request = request;
        DocumentStyles styles = new DocumentStyles(template);
        this.flow = new BodyFlow();
        this.headings = new HeadingWriter(template, styles);
        this.blocks = new BlockWriter(template, styles);
    }

    void write() {
        Element body = template.file().body();
        template.front().forEach(this::keep);
        flow.endOfFront();
        Set<Integer> written = request.sections().stream()
                .map(Section::templateHeading)
                .filter(Objects::nonNull)
                .collect(Collectors.toSet());
        for (int i = 0; i < request.sections().size(); i++) {
            Section section = request.sections().get(i);
            breaksOfSkippedParts(section.templateHeading() == null ? nextPart : section.templateHeading(), written);
            write(section, hasDescendants(i));
        }
        breaksOfSkippedParts(template.parts().size(), written);
        template.body().sectionProperties().ifPresent(flow::end);
        for (Node node = body.getFirstChild(); node != null; node = body.getFirstChild()) {
            body.removeChild(node);
        }
        flow.nodes().forEach(body::appendChild);
    }

    /** The headings written, in order. */
    List<HeadingWriter.Written> headings() {
        return headings.written();
    }

    Bookmarks bookmarks() {
        return headings.bookmarks();
    }

    /** The tables of contents that stay. */
    List<ContentsTable> contents() {
        return contents;
    }

    private boolean hasDescendants(int index) {
        return index + 1 < request.sections().size()
                && request.sections().get(index + 1).level()
                        > request.sections().get(index).level();
    }

    /** A part that is not written may hold the end of a Word section that began in a part that is. */
    private void breaksOfSkippedParts(int end, Set<Integer> written) {
        for (; nextPart < end; nextPart++) {
            if (!written.contains(nextPart)) {
                template.body().parts().get(nextPart).pieces().stream()
                        .map(TemplateBody.Piece::first)
                        .filter(CleanTemplate::holdsBreak)
                        .forEach(flow::bareBreak);
            }
        }
        nextPart = Math.max(nextPart, end);
    }

    private void write(Section section, boolean hasDescendants) {
        CleanPart part =
                section.templateHeading() == null ? null : template.parts().get(section.templateHeading());
        if (part != null) {
            nextPart = Math.max(nextPart, part.part().ordinal() + 1);
        }
        if (part != null && part.aboutTemplate() && section.blocks().isEmpty()) {
            part.kept().stream()
                    .map(TemplateBody.Piece::first)
                    .filter(CleanTemplate::holdsBreak)
                    .forEach(flow::bareBreak);
            return;
        }
        int breaks = part == null ? 0 : trailingBreaks(part.kept());
        List<TemplateBody.Piece> kept = part == null ? List.of() : part.kept();
        boolean headsOthersOnly = section.blocks().isEmpty() && hasDescendants && breaks == kept.size();
        if (headsOthersOnly) {
            keepAll(section, kept);
            kept = List.of();
            breaks = 0;
        }
        flow.add(part == null ? headings.add(section) : headings.keep(section, part));
        keepAll(section, kept.subList(0, kept.size() - breaks));
        writeBlocks(section, hasDescendants || !kept.isEmpty() && showsSomething(part));
        keepAll(section, kept.subList(kept.size() - breaks, kept.size()));
    }

    /** Generated blocks stand before the end of a Word section or page that closes the part. */
    private static int trailingBreaks(List<TemplateBody.Piece> kept) {
        int breaks = 0;
        while (breaks < kept.size()
                && CleanTemplate.isOnlyBreak(kept.get(kept.size() - 1 - breaks).first())) {
            breaks++;
        }
        return breaks;
    }

    private static boolean showsSomething(CleanPart part) {
        return !part.text().isBlank() || part.kept().stream().anyMatch(TemplateBody.Piece::contents);
    }

    private void keepAll(Section section, List<TemplateBody.Piece> kept) {
        for (TemplateBody.Piece piece : kept) {
            if (section.included() || piece.contents()) {
                keep(piece);
            } else if (CleanTemplate.holdsBreak(piece.first())) {
                flow.bareBreak(piece.first());
            }
        }
    }

    private void keep(TemplateBody.Piece piece) {
        if (piece.contents()) {
            ContentsTable table = new ContentsTable(template, piece);
            contents.add(table);
            table.nodes().forEach(flow::add);
        } else {
            flow.keep(piece.first());
        }
    }

    private void writeBlocks(Section section, boolean saysSomething) {
        for (GeneratedBlock block : section.blocks()) {
            blocks.write(block).ifPresent(flow::add);
        }
        blocks.endOfSection();
        boolean empty = section.blocks().isEmpty() && section.included() && !section.leftToAuthor() && !saysSomething;
        if (empty && !request.emptyText().isBlank()) {
            flow.add(blocks.plain(request.emptyText()));
        }
    }
}
