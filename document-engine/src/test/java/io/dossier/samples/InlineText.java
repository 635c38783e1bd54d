package io.dossier.samples;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.apache.poi.xwpf.usermodel.XWPFRun;

/** The runs of a line: {@code <<blue prompt>>}, {@code ~~hidden text~~}, {@code [^footnote^]}. */
final class InlineText {

    private static final Pattern MARKED = Pattern.compile("<<(.+?)>>|~~(.+?)~~|\\[\\^(.+?)\\^]");
    private static final String BLUE = "0070C0";

    private InlineText() {}

    static void write(XWPFParagraph paragraph, String line) {
        Matcher marked = MARKED.matcher(line);
        int at = 0;
        while (marked.find()) {
            run(paragraph, line.substring(at, marked.start()));
            mark(paragraph, marked);
            at = marked.end();
        }
        run(paragraph, line.substring(at));
    }

    private static void mark(XWPFParagraph paragraph, Matcher marked) {
        if (marked.group(1) != null) {
            run(paragraph, "<" + marked.group(1) + ">").setColor(BLUE);
        } else if (marked.group(2) != null) {
            run(paragraph, marked.group(2)).setVanish(true);
        } else {
            Footnotes.add(paragraph, marked.group(3));
        }
    }

    private static XWPFRun run(XWPFParagraph paragraph, String text) {
        XWPFRun run = paragraph.createRun();
        run.setText(text);
        return run;
    }
}
