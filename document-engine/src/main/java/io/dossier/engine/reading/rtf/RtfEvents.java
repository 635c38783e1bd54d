package io.dossier.engine.reading.rtf;

import com.rtfparserkit.parser.RtfListenerAdaptor;
import com.rtfparserkit.rtf.Command;
import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Set;

/** Follows groups and commands: what is text, where it stands, which group is none of both. */
final class RtfEvents extends RtfListenerAdaptor {

    private static final int MAX_GROUPS = 10 * ReadingLimits.NESTING;
    private static final int LONGEST_FIELD = 500;

    /** Groups that hold no words, or words that stand elsewhere too. */
    private static final Set<Command> NO_TEXT = EnumSet.of(
            Command.colortbl,
            Command.info,
            Command.pict,
            Command.object,
            Command.listtable,
            Command.listoverridetable,
            Command.optionalcommand,
            Command.shppict,
            Command.nonshppict,
            Command.themedata,
            Command.generator,
            Command.xmlnstbl,
            Command.rsidtbl,
            Command.bkmkstart,
            Command.bkmkend,
            Command.annotation,
            Command.template,
            Command.revtbl,
            Command.sp,
            Command.shprslt,
            Command.nonesttables,
            Command.ftnsep,
            Command.ftnsepc,
            Command.tc,
            Command.tcn,
            Command.xe,
            Command.rxe);

    private final RtfBlocks out;
    private final RtfCharacters characters = new RtfCharacters();
    private final RtfStyles styles = new RtfStyles();
    private final StringBuilder field = new StringBuilder();
    private final Deque<Group> groups = new ArrayDeque<>();
    private Group group = new Group(Zone.BODY, false, false, 0);

    /** Where text goes. */
    enum Zone {
        BODY,
        HEADER,
        FOOTER,
        NOTE,
        BOX,
        FONTS,
        STYLES,
        FIELD,
        SKIPPED;

        boolean isText() {
            return compareTo(FONTS) < 0;
        }
    }

    private record Group(Zone zone, boolean hidden, boolean raised, int font) {

        Group in(Zone other) {
            return new Group(other, hidden, raised, font);
        }

        Group hidden(boolean on) {
            return new Group(zone, on, raised, font);
        }

        Group raised(boolean on) {
            return new Group(zone, hidden, on, font);
        }
    }

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
        if (left == group.zone()) {
            return;
        }
        if (left == Zone.FIELD && group.zone().isText() && !group.hidden()) {
            out.text(group.zone(), RtfCharacters.ofField(field.toString()), group.raised());
        } else if (left.isText()) {
            out.endZone(left);
        }
    }

    @Override
    public void processString(String text) {
        switch (group.zone()) {
            case FONTS -> characters.fontName(text);
            case STYLES -> styles.name(text);
            case FIELD -> {
                if (field.length() < LONGEST_FIELD) {
                    field.append(text);
                }
            }
            case SKIPPED -> {
                // No text.
            }
            default -> show(characters.inFont(text, group.font()));
        }
    }

    private void show(String text) {
        if (!group.hidden()) {
            out.text(group.zone(), text, group.raised());
        }
    }

    @Override
    public void processCommand(Command command, int parameter, boolean hasParameter, boolean optional) {
        if (optional) {
            optional(command);
            return;
        }
        if (NO_TEXT.contains(command)) {
            group = group.in(Zone.SKIPPED);
            return;
        }
        boolean on = !hasParameter || parameter != 0;
        switch (command) {
            case fonttbl -> enter(Zone.FONTS);
            case stylesheet -> enter(Zone.STYLES);
            case fldinst -> field();
            case header, headerl, headerr, headerf -> enter(Zone.HEADER);
            case footer, footerl, footerr, footerf -> enter(Zone.FOOTER);
            case footnote -> enter(Zone.NOTE);
            case shptxt -> enter(Zone.BOX);
            case v, deleted -> group = group.hidden(on);
            case supercmd -> group = group.raised(on);
            case up -> group = group.raised(!hasParameter || parameter > 0);
            case nosupersub, sub, dn -> group = group.raised(false);
            case plain -> group = new Group(group.zone(), false, false, group.font());
            case f -> font(parameter);
            case s -> style(parameter);
            default -> {
                if (group.zone().isText()) {
                    layout(command, parameter);
                }
            }
        }
    }

    /** Of the groups that an old reader may pass over, a few hold what other groups do not. */
    private void optional(Command command) {
        if (command == Command.fldinst) {
            field();
        } else if (command != Command.shpinst && command != Command.pntext) {
            group = group.in(Zone.SKIPPED);
        }
    }

    private void field() {
        if (group.zone().isText()) {
            field.setLength(0);
            group = group.in(Zone.FIELD);
        }
    }

    /** The first page's and the left pages' headers repeat the same titles: they all count as one. */
    private void enter(Zone zone) {
        if (group.zone().isText()) {
            group = group.in(zone);
            out.startZone(zone);
        }
    }

    private void font(int number) {
        if (group.zone() == Zone.FONTS) {
            characters.define(number);
        }
        group = new Group(group.zone(), group.hidden(), group.raised(), number);
    }

    private void style(int number) {
        if (group.zone() == Zone.STYLES) {
            styles.define(number);
        } else if (group.zone().isText()) {
            out.headingLevel(styles.level(number));
        }
    }

    private void layout(Command command, int parameter) {
        Zone zone = group.zone();
        switch (command) {
            case par -> out.endParagraph(zone);
            case sect, page, pagebb -> out.pageBreak(zone, command == Command.sect);
            case sbknone -> out.samePage();
            case line, lbr, tab, pmartabqr, pmartabqc, pmartabql, nestcell -> out.text(zone, " ", false);
            case pard -> out.resetParagraph();
            case intbl -> out.inTable();
            case trowd -> out.rows().define();
            case trhdr -> out.rows().header();
            case trleft -> out.rows().left(parameter);
            case cellx -> out.rows().edge(parameter);
            case clmrg -> out.rows().mergedLeft();
            case clvmrg -> out.rows().mergedAbove();
            case cell -> out.endCell(zone);
            case row -> out.endRow(zone);
            default -> show(RtfCharacters.of(command));
        }
    }
}
