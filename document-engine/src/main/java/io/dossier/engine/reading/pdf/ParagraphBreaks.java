package io.dossier.engine.reading.pdf;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Whether a line starts a new paragraph. */
final class ParagraphBreaks {

    private static final double NEW_PARAGRAPH = 1.45;
    private static final double WIDER = 1.2;
    private static final String ENDS = ".:;?!";

    private final LineLeading leading;
    private final double rightMargin;

    ParagraphBreaks(List<PdfPage> pages) {
        leading = new LineLeading(pages);
        rightMargin = rightMargin(pages);
    }

    boolean between(TextLine above, TextLine below) {
        if (above.page() != below.page()) {
            return endsEarly(above, below) && endsSentence(above) || Math.abs(above.size() - below.size()) > 1.5;
        }
        double usual = leading.of(Math.max(above.size(), below.size()));
        double gap = below.baseline() - above.baseline();
        boolean far = gap > NEW_PARAGRAPH * usual || gap < -1;
        boolean forced = endsEarly(above, below) && (gap > WIDER * usual || endsSentence(above));
        return far
                || forced
                || Math.abs(above.size() - below.size()) > 2.5
                || above.bold() != below.bold() && forcedBy(above, below);
    }

    private boolean forcedBy(TextLine above, TextLine below) {
        return endsEarly(above, below);
    }

    /** The next word would have fitted: the line was ended on purpose. */
    private boolean endsEarly(TextLine above, TextLine below) {
        return above.right() + 0.3 * above.size() + below.firstWordWidth() < rightMargin - above.size();
    }

    private static boolean endsSentence(TextLine line) {
        return ENDS.indexOf(line.text().charAt(line.text().length() - 1)) >= 0;
    }

    /** The right end that the longest lines share: the 95th of a hundred. */
    private static double rightMargin(List<PdfPage> pages) {
        Map<Long, Integer> ends = new TreeMap<>();
        int total = 0;
        for (PdfPage page : pages) {
            for (TextLine line : page.lines()) {
                ends.merge(Math.round(line.right()), 1, Integer::sum);
                total++;
            }
        }
        int seen = 0;
        for (Map.Entry<Long, Integer> end : ends.entrySet()) {
            seen += end.getValue();
            if (seen >= 0.9 * total) {
                return end.getKey();
            }
        }
        return 0;
    }
}
