package io.dossier.engine.conversion;

import java.io.OutputStream;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.docx4j.convert.out.FORenderer;
import org.docx4j.convert.out.FOSettings;
import org.docx4j.convert.out.fo.renderers.FORendererApacheFOP;
import org.docx4j.openpackaging.exceptions.Docx4JException;

/**
 * Lets tabs fill their line. docx4j writes each as three spaces and stretches the line in their place: what stands
 * behind a tab in a header or footer, such as the page number, leaves the page, and a contents list has no dots.
 */
final class LineFillers implements FORenderer {

    private static final Pattern BLOCK_START = Pattern.compile("(?=<fo:block[ >])");
    private static final Pattern STRETCHED = Pattern.compile("^<fo:block [^>]*text-align-last=\"justify\"");
    private static final String TAB = "[\\u00A0 ]{3}";
    private static final Pattern TAB_BETWEEN = Pattern.compile("(?<=>)" + TAB + "(?=<)");
    private static final Pattern TAB_BEFORE_PAGE =
            Pattern.compile(TAB + "(?=<basic-link [^>]*><page-number-citation )");
    private static final String LEADER =
            "<leader xmlns=\"http://www.w3.org/1999/XSL/Format\" leader-length.minimum=\"6pt\""
                    + " leader-length.optimum=\"12pt\" leader-length.maximum=\"100%%\" leader-pattern=\"%s\"/>";

    @Override
    public void render(
            String document, FOSettings settings, boolean twoPass, List<SectionPageInformation> pages, OutputStream out)
            throws Docx4JException {
        FORendererApacheFOP.getInstance().render(filled(document), settings, twoPass, pages, out);
    }

    static String filled(String document) {
        return Stream.of(BLOCK_START.split(document)).map(LineFillers::fill).collect(Collectors.joining());
    }

    private static String fill(String block) {
        if (STRETCHED.matcher(block).find()) {
            return TAB_BETWEEN.matcher(block).replaceAll(LEADER.formatted("space"));
        }
        String dotted = TAB_BEFORE_PAGE.matcher(block).replaceFirst(LEADER.formatted("dots"));
        return dotted.equals(block)
                ? block
                : dotted.replaceFirst(" text-align-last=\"[^\"]*\"(?=[^>]*>)", "")
                        .replaceFirst("<fo:block ", "<fo:block text-align-last=\"justify\" ");
    }
}
