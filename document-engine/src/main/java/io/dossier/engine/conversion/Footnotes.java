package io.dossier.engine.conversion;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.docx4j.openpackaging.exceptions.Docx4JException;
import org.docx4j.openpackaging.packages.WordprocessingMLPackage;
import org.docx4j.openpackaging.parts.WordprocessingML.FootnotesPart;
import org.docx4j.wml.CTFtnEdn;

/**
 * Puts each footnote where docx4j looks for it: it takes a note's id for its position in the part. Word numbers the
 * separators -1 and 0, so that without this every citation would show its neighbour's note.
 */
final class Footnotes {

    /** No document has more; a larger id would make a list of that length. */
    private static final int MOST = 50_000;

    private Footnotes() {}

    static void place(WordprocessingMLPackage document) throws Docx4JException {
        FootnotesPart part = document.getMainDocumentPart().getFootnotesPart();
        if (part == null) {
            return;
        }
        List<CTFtnEdn> notes = part.getContents().getFootnote();
        Map<Integer, CTFtnEdn> byId = new HashMap<>();
        for (CTFtnEdn note : notes) {
            byId.putIfAbsent(id(note), note);
        }
        int last = byId.keySet().stream().mapToInt(Integer::intValue).max().orElse(-1);
        notes.clear();
        for (int id = 0; id <= last; id++) {
            notes.add(byId.containsKey(id) ? byId.get(id) : unused(id));
        }
    }

    private static int id(CTFtnEdn note) throws Docx4JException {
        BigInteger id = note.getId();
        if (id == null || id.bitLength() > 31 || id.intValue() > MOST) {
            throw new Docx4JException("Footnote id out of range: " + id);
        }
        return id.intValue();
    }

    private static CTFtnEdn unused(int id) {
        CTFtnEdn note = new CTFtnEdn();
        note.setId(BigInteger.valueOf(id));
        return note;
    }
}
