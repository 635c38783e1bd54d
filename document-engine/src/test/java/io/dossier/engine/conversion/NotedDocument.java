package io.dossier.engine.conversion;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFFootnotes;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTFtnEdn;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.STFtnEdn;

/** A document with two citations, its notes numbered as asked. */
final class NotedDocument {

    private NotedDocument() {}

    static void write(Path docx, int separator, int continuation, int first) throws IOException {
        try (XWPFDocument document = new XWPFDocument();
                OutputStream out = Files.newOutputStream(docx)) {
            XWPFFootnotes notes = document.createFootnotes();
            notes.addFootnote(note(separator, STFtnEdn.SEPARATOR, ""));
            notes.addFootnote(note(continuation, STFtnEdn.CONTINUATION_SEPARATOR, ""));
            notes.addFootnote(note(first, STFtnEdn.NORMAL, "The first note"));
            notes.addFootnote(note(first + 1, STFtnEdn.NORMAL, "The second note"));
            cite(document.createParagraph(), first);
            cite(document.createParagraph(), first + 1);
            document.write(out);
        }
    }

    private static CTFtnEdn note(int id, STFtnEdn.Enum type, String text) {
        CTFtnEdn note = CTFtnEdn.Factory.newInstance();
        note.setId(BigInteger.valueOf(id));
        note.setType(type);
        note.addNewP().addNewR().addNewT().setStringValue(text);
        return note;
    }

    private static void cite(XWPFParagraph paragraph, int note) {
        paragraph.createRun().setText("Cited");
        paragraph.getCTP().addNewR().addNewFootnoteReference().setId(BigInteger.valueOf(note));
    }
}
