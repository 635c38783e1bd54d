package io.dossier.bench.study;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.apache.poi.xwpf.usermodel.XWPFStyle;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.CTStyle;
import org.openxmlformats.schemas.wordprocessingml.x2006.main.STStyleType;

/**
 * Turns a template in Markdown, and headings with rules that are added to it, into a Word template: headings become
 * headings, all other lines guidance for the author.
 *
 * <pre>MarkdownTemplate TEMPLATE.md RULES.md TEMPLATE.docx</pre>
 *
 * In the rules' file a heading that the template has brings its rules there, another one is added at the end.
 */
public final class MarkdownTemplate {

    private static final Pattern HEADING = Pattern.compile("^(#{1,4})\\s+(.+?)\\s*$");

    private record Section(int level, String title, List<String> lines) {}

    private MarkdownTemplate() {}

    /** Writes the template. */
    public static void main(String[] args) throws IOException {
        List<Section> sections = read(Path.of(args[0]));
        for (Section section : read(Path.of(args[1]))) {
            sections.stream()
                    .filter(own -> own.title().equalsIgnoreCase(section.title()))
                    .findFirst()
                    .ifPresentOrElse(own -> own.lines().addAll(section.lines()), () -> sections.add(section));
        }
        write(sections, Path.of(args[2]));
    }

    private static List<Section> read(Path file) throws IOException {
        List<Section> sections = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            Matcher heading = HEADING.matcher(line);
            if (heading.matches()) {
                sections.add(new Section(heading.group(1).length(), title(heading.group(2)), new ArrayList<>()));
            } else if (!sections.isEmpty() && !line.isBlank() && !line.startsWith("---")) {
                sections.get(sections.size() - 1).lines().add(line.replaceAll("\\*\\*|^\\s*[-|>]+\\s*", ""));
            }
        }
        return sections;
    }

    /** Without numbers: Word would number them. */
    private static String title(String heading) {
        return heading.replaceFirst("^\\d+(?:\\.\\d+)*\\.?\\s+", "").replaceFirst("\\s*\\(Section \\d+\\)$", "");
    }

    private static void write(List<Section> sections, Path file) throws IOException {
        try (XWPFDocument document = new XWPFDocument();
                OutputStream out = Files.newOutputStream(file)) {
            document.createStyles();
            for (int level = 1; level <= 4; level++) {
                CTStyle heading = style("Heading" + level, "heading " + level);
                heading.addNewPPr().addNewOutlineLvl().setVal(BigInteger.valueOf(level - 1));
                document.getStyles().addStyle(new XWPFStyle(heading));
            }
            document.getStyles().addStyle(new XWPFStyle(style("Instruction", "Instruction")));
            for (Section section : sections) {
                paragraph(document, "Heading" + section.level(), section.title());
                section.lines().forEach(line -> paragraph(document, "Instruction", line));
            }
            document.write(out);
        }
    }

    private static CTStyle style(String id, String name) {
        CTStyle style = CTStyle.Factory.newInstance();
        style.setStyleId(id);
        style.setType(STStyleType.PARAGRAPH);
        style.addNewName().setVal(name);
        return style;
    }

    private static void paragraph(XWPFDocument document, String style, String text) {
        XWPFParagraph paragraph = document.createParagraph();
        paragraph.setStyle(style);
        paragraph.createRun().setText(text);
    }
}
