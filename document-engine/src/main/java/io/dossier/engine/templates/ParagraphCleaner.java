package io.dossier.engine.templates;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;
import org.w3c.dom.Element;

/**
 * Takes guidance and prompts out of one paragraph. A prompt inside a sentence that stays leaves a line to fill in, so
 * that the sentence does not pretend to be complete.
 */
final class ParagraphCleaner {

    private static final String BLANK = "________";
    private static final int WORDS_OF_A_LABEL = 3;
    private static final Pattern OR = Pattern.compile("\\s*(or\\s*)?");

    private final InstructionDetector detector;
    private final FieldFiller fields;

    /** @param detector null for prompts only */
    private ParagraphCleaner(InstructionDetector detector, FieldFiller fields) {
        this.detector = detector;
        this.fields = fields;
    }

    ParagraphCleaner(InstructionDetector detector, Fields fields) {
        this(detector, new FieldFiller(fields, false));
    }

    /** A cleaner that takes out prompts, whatever their format: for headers and footers. */
    static ParagraphCleaner ofPromptsOnly(Fields fields) {
        return new ParagraphCleaner(null, new FieldFiller(fields, true));
    }

    /**
     * What a paragraph was found to say.
     *
     * @param instructions the words that were taken out
     * @param text the words that stay
     */
    record Cleaned(String instructions, String text) {

        /** Whether nothing but guidance stood in the paragraph. */
        boolean onlyGuidance() {
            return !instructions.isBlank() && !OutlineLevels.hasWords(text);
        }
    }

    private record Piece(Element run, int from, String text) {

        int to() {
            return from + text.length();
        }
    }

    /** Changes the paragraph's runs; a paragraph of guidance only is left for the caller to take out. */
    Cleaned clean(Element paragraph) {
        fields.fill(paragraph);
        List<Piece> pieces = pieces(paragraph);
        StringBuilder all = new StringBuilder();
        // A value is no prompt, whatever it says.
        pieces.forEach(piece ->
                all.append(fields.isShown(piece.run()) ? "x".repeat(piece.text().length()) : piece.text()));
        BitSet gone = guidance(paragraph, pieces);
        List<Prompts.Range> prompts = Prompts.in(all.toString());
        BitSet blanks = new BitSet();
        prompts.stream()
                .filter(range -> gone.nextClearBit(range.from()) < range.to())
                .forEach(range -> {
                    gone.set(range.from(), range.to());
                    blanks.set(range.from(), !range.isHalf());
                });
        leaveOneBlankForAlternatives(all, gone, blanks);
        String stays = select(all, gone, false);
        if (gone.isEmpty()) {
            return new Cleaned("", stays.strip());
        }
        if (isLabel(stays)) {
            blanks.clear();
        }
        if (OutlineLevels.hasWords(stays)) {
            pieces.forEach(piece -> apply(piece, gone, blanks));
        }
        return new Cleaned(select(all, gone, true).strip(), stays.strip());
    }

    /** Of two prompts with no more than {@code or} between them one is to be chosen. */
    private static void leaveOneBlankForAlternatives(CharSequence all, BitSet gone, BitSet blanks) {
        for (int first = blanks.nextSetBit(0); first >= 0; ) {
            int second = blanks.nextSetBit(first + 1);
            if (second > 0
                    && OR.matcher(stayingBetween(all, gone, first, second)).matches()) {
                gone.set(first, second);
                blanks.clear(second);
            } else {
                first = second;
            }
        }
    }

    private static String stayingBetween(CharSequence all, BitSet gone, int from, int to) {
        StringBuilder between = new StringBuilder();
        for (int i = gone.nextClearBit(from); i < to; i = gone.nextClearBit(i + 1)) {
            between.append(all.charAt(i));
        }
        return between.toString();
    }

    private static boolean isLabel(String stays) {
        String text = stays.strip();
        return text.endsWith(":") || text.split("\\s+").length <= WORDS_OF_A_LABEL;
    }

    private static List<Piece> pieces(Element paragraph) {
        List<Piece> pieces = new ArrayList<>();
        int at = 0;
        for (Element run : Runs.of(paragraph)) {
            Piece piece = new Piece(run, at, Runs.text(run));
            pieces.add(piece);
            at = piece.to();
        }
        return pieces;
    }

    private BitSet guidance(Element paragraph, List<Piece> pieces) {
        BitSet gone = new BitSet();
        if (detector == null) {
            return gone;
        }
        List<Piece> neutral = new ArrayList<>();
        boolean staying = false;
        for (Piece piece : pieces) {
            if (fields.isShown(piece.run())) {
                staying = true;
            } else if (isNeutral(piece)) {
                neutral.add(piece);
            } else if (detector.isInstruction(paragraph, piece.run())) {
                gone.set(piece.from(), piece.to());
            } else {
                staying = true;
            }
        }
        boolean byStyle = detector.isInstructionStyle(Wml.val(paragraph, "pPr", "pStyle"));
        for (Piece piece : neutral) {
            boolean alone = gone.isEmpty() && byStyle && OutlineLevels.hasWords(piece.text());
            boolean between = piece.from() > 0 && gone.get(piece.from() - 1) && gone.get(piece.to());
            if (!staying && (alone || !gone.isEmpty()) || between) {
                gone.set(piece.from(), piece.to());
            }
        }
        return gone;
    }

    private boolean isNeutral(Piece piece) {
        return detector.isNeutral(piece.run(), piece.text())
                || Wml.is(piece.run().getParentNode(), "hyperlink");
    }

    private static String select(CharSequence all, BitSet gone, boolean wanted) {
        StringBuilder selected = new StringBuilder();
        for (int i = 0; i < all.length(); i++) {
            if (gone.get(i) == wanted) {
                selected.append(all.charAt(i));
            }
        }
        return selected.toString();
    }

    private static void apply(Piece piece, BitSet gone, BitSet blanks) {
        int at = piece.from();
        for (Element child : Wml.children(piece.run())) {
            String text = Runs.text(child, true);
            if (!text.isEmpty() && gone.nextSetBit(at) >= 0 && gone.nextSetBit(at) < at + text.length()) {
                rewrite(child, text, at, gone, blanks);
            }
            at += text.length();
        }
    }

    private static void rewrite(Element child, String text, int at, BitSet gone, BitSet blanks) {
        StringBuilder left = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (blanks.get(at + i)) {
                left.append(BLANK);
            } else if (!gone.get(at + i)) {
                left.append(text.charAt(i));
            }
        }
        if (left.isEmpty()) {
            Wml.remove(child);
        } else if (Wml.is(child, "t")) {
            child.setTextContent(left.toString());
            child.setAttributeNS("http://www.w3.org/XML/1998/namespace", "xml:space", "preserve");
        }
    }
}
