package io.dossier.engine.conversion;

import java.math.BigInteger;
import java.util.List;
import org.docx4j.TraversalUtil;
import org.docx4j.openpackaging.exceptions.Docx4JException;
import org.docx4j.openpackaging.packages.WordprocessingMLPackage;
import org.docx4j.wml.P;
import org.docx4j.wml.PPr;
import org.docx4j.wml.PPrBase.NumPr;

/** Writes out the outermost level of list items, which Word leaves unsaid: docx4j drops items without a level. */
final class ListLevels {

    private ListLevels() {}

    static void fillIn(WordprocessingMLPackage document) throws Docx4JException {
        new TraversalUtil(document.getMainDocumentPart().getContents(), new TraversalUtil.CallbackImpl() {
            @Override
            public List<Object> apply(Object element) {
                if (element instanceof P paragraph) {
                    fillIn(paragraph.getPPr());
                }
                return null;
            }
        });
    }

    private static void fillIn(PPr properties) {
        NumPr numbering = properties == null ? null : properties.getNumPr();
        if (numbering != null && numbering.getNumId() != null && numbering.getIlvl() == null) {
            NumPr.Ilvl outermost = new NumPr.Ilvl();
            outermost.setVal(BigInteger.ZERO);
            numbering.setIlvl(outermost);
        }
    }
}
