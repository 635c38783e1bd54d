package io.dossier.engine.reading.rtf;

import com.rtfparserkit.parser.RtfListenerAdaptor;
import com.rtfparserkit.rtf.Command;
import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.util.ArrayDeque;
import java.util.Deque;

/** Follows groups and commands: what is text, where it stands, which group is none of both. */
final class RtfEvents extends RtfListenerAdaptor {

    private static final int MAX_GROUPS = 10 * ReadingLimits.NESTING;

    private final RtfBlocks out;
    private final Deque<Group> groups = new ArrayDeque<>();
    private Group group = new Group(Zone.BODY, false);

    /** Where text goes. */
    enum Zone {
        BODY,
        HEADER,
        FOOTER,
        SKIPPED
    }

    private record Group(Zone zone, boolean hidden) {}

    RtfEvents(RtfBlocks out) {
        this.out = out;
    }

    @Override
    public void processGroupStart() {
        if (groups.size() >= MAX_GROUPS) {
            throw UnreadableSource.tooLarge(MAX_GROUPS + " levels of nested groups");
        }
        groups.push(group);
    }

    @Override
    public void processGroupEnd() {
        Zone left = group.zone();
        if (!groups.isEmpty()) {
            group = groups.pop();
        }
        if (left != group.zone() && left != Zone.SKIPPED) {
            out.endParagraph(left);
        }
    }

    @Override
    public void processString(String text) {
        if (group.zone() != Zone.SKIPPED && !group.hidden()) {
            out.text(text);
        }
    }

    @Override
    public void processCommand(Command command, int parameter, boolean hasParameter, boolean optional) {
        boolean on = !hasParameter || parameter != 0;
        if (optional) {
            group = new Group(Zone.SKIPPED, true);
            return;
        }
        switch (command) {
            case fonttbl,
                    colortbl,
                    stylesheet,
                    info,
                    pict,
                    object,
                    fldinst,
                    listtable,
                    listoverridetable,
                    pntext,
                    optionalcommand,
                    shppict,
                    nonshppict,
                    themedata,
                    generator,
                    xmlnstbl,
                    rsidtbl,
                    bkmkstart,
                    bkmkend,
                    footnote,
                    annotation,
                    template,
                    revtbl -> group = new Group(Zone.SKIPPED, true);
            case header, headerl, headerr, headerf -> enter(Zone.HEADER);
            case footer, footerl, footerr, footerf -> enter(Zone.FOOTER);
            case v -> group = new Group(group.zone(), on);
            case plain -> group = new Group(group.zone(), false);
            default -> {
                if (group.zone() != Zone.SKIPPED) {
                    layout(command, parameter);
                }
            }
        }
    }

    /** The first page's and the left pages' headers repeat the same titles: they all count as one. */
    private void enter(Zone zone) {
        if (group.zone() != Zone.SKIPPED) {
            group = new Group(zone, group.hidden());
        }
    }

    private void layout(Command command, int parameter) {
        switch (command) {
            case par, sect, page -> out.endParagraph(group.zone());
            case line, tab, pmartabqr, pmartabqc, pmartabql -> out.text(" ");
            case pard -> out.resetParagraph();
            case intbl -> out.inTable();
            case trowd -> out.rows().define();
            case trhdr -> out.rows().header();
            case cellx -> out.rows().edge(parameter);
            case clmrg -> out.rows().mergedLeft();
            case clvmrg -> out.rows().mergedAbove();
            case cell, nestcell -> out.endCell();
            case row, nestrow -> out.endRow(group.zone());
            default -> {
                String character = RtfCharacters.of(command);
                if (!character.isEmpty() && !group.hidden()) {
                    out.text(character);
                }
            }
        }
    }
}
