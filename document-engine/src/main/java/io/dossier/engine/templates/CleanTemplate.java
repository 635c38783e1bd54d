package io.dossier.engine.templates;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.w3c.dom.Element;

/**
 * A template's body without guidance, still cut at its headings. The tree of the file is changed; reading and assembly
 * both start here, so that what a section is said to hold is what is written.
 */
public final class CleanTemplate {

    /**
     * A heading with what stays under it.
     *
     * @param name the heading's words
     * @param instructions guidance for the author
     * @param text what stays, as words
     * @param kept what stays, in order, blank paragraphs and breaks included
     * @param aboutTemplate whether the section tells how to use the template
     */
    public record CleanPart(
            TemplateBody.Part part,
            String name,
            String instructions,
            String text,
            List<TemplateBody.Piece> kept,
            boolean aboutTemplate) {}

    private final WordPackage file;
    private final Fields fields;
    private final StyleSheet styles;
    private final OutlineLevels levels;
    private final InstructionDetector detector;
    private final TemplateBody body;
    private final List<TemplateBody.Piece> front;
    private final List<CleanPart> parts;

    /** Cuts and cleans the body of a file of which nothing is known. */
    public CleanTemplate(WordPackage file) {
        this(file, Fields.NONE);
    }

    /** Cuts and cleans the body of a file, and shows the fields that it asks for. */
    public CleanTemplate(WordPackage file, Fields fields) {
        this.file = file;
        this.fields = fields;
        this.styles = StyleSheet.of(file);
        this.levels = new OutlineLevels(styles);
        this.detector = new InstructionDetector(styles);
        this.body = new TemplateBody(file.body(), levels);
        this.front = KeptPieces.of(body.front(), new BlockCleaner(detector, fields));
        cleanHeadersAndFooters();
        this.parts = withoutGuidanceInPlainText(
                body.parts().stream().map(this::clean).toList());
    }

    public WordPackage file() {
        return file;
    }

    public StyleSheet styles() {
        return styles;
    }

    public OutlineLevels levels() {
        return levels;
    }

    public InstructionDetector detector() {
        return detector;
    }

    /** The cut body as it was found, headings and section properties included. */
    public TemplateBody body() {
        return body;
    }

    /** What stays of the pieces before the first heading. */
    public List<TemplateBody.Piece> front() {
        return front;
    }

    /** One for each heading with words. */
    public List<CleanPart> parts() {
        return parts;
    }

    /** Colours are design there, not guidance: only prompts go. */
    private void cleanHeadersAndFooters() {
        ParagraphCleaner cleaner = ParagraphCleaner.ofPromptsOnly(fields);
        Relationships relationships = Relationships.of(file, file.main());
        Stream.of("header", "footer")
                .flatMap(kind -> relationships.targets(kind).stream())
                .filter(file::has)
                .peek(name -> Watermarks.removeOfSpecimens(file.tree(name).getDocumentElement()))
                .flatMap(name -> Wml.descendants(file.tree(name).getDocumentElement(), "p").stream())
                .filter(paragraph -> cleaner.clean(paragraph).onlyGuidance())
                .forEach(paragraph -> Runs.of(paragraph).stream()
                        .filter(run -> !Runs.text(run).isEmpty())
                        .forEach(Wml::remove));
    }

    private CleanPart clean(TemplateBody.Part part) {
        BlockCleaner cleaner = new BlockCleaner(detector, fields);
        List<TemplateBody.Piece> kept = KeptPieces.of(part.pieces(), cleaner);
        String name = new HeadingName(detector).of(part.heading());
        String text = String.join("\n", cleaner.text());
        String instructions = String.join("\n", cleaner.instructions());
        boolean about = Guidance.isAboutTemplate(name, text + "\n" + instructions);
        return new CleanPart(part, name, instructions, text, kept, about);
    }

    /** Whether a paragraph ends a section, so that it stays when its words go. */
    public static boolean holdsBreak(Element block) {
        return Wml.is(block, "p") && Wml.child(block, "pPr", "sectPr").isPresent();
    }

    /** Whether a paragraph only ends a page or a section. */
    public static boolean isOnlyBreak(Element block) {
        if (!Wml.is(block, "p") || !Runs.blockText(block).isEmpty()) {
            return false;
        }
        boolean page = Wml.descendants(block, "br").stream()
                .anyMatch(mark -> Wml.attribute(mark, "type").equals("page"));
        boolean picture = Stream.of("drawing", "pict", "object")
                .anyMatch(name -> !Wml.descendants(block, name).isEmpty());
        return (page || holdsBreak(block)) && !picture;
    }

    /** Whether a paragraph shows nothing: no words, no picture, no break. */
    public static boolean isBlank(Element paragraph) {
        return Runs.blockText(paragraph).isEmpty()
                && !holdsBreak(paragraph)
                && Stream.of("drawing", "pict", "object", "br", "fldChar", "sdt")
                        .allMatch(name -> Wml.descendants(paragraph, name).isEmpty());
    }

    private static List<CleanPart> withoutGuidanceInPlainText(List<CleanPart> parts) {
        int formatted = (int) parts.stream()
                .flatMap(part -> part.instructions().lines())
                .filter(line -> line.length() > 40)
                .count();
        if (!Guidance.prevails(parts.stream().map(CleanPart::text).toList(), formatted)) {
            return parts.stream().map(CleanTemplate::withoutRequests).toList();
        }
        return parts.stream()
                .map(part -> Guidance.isForm(part.name(), part.text()) ? part : emptied(part))
                .toList();
    }

    private static CleanPart withoutRequests(CleanPart part) {
        if (part.text().lines().noneMatch(Guidance::isRequest)) {
            return part;
        }
        List<TemplateBody.Piece> kept = part.kept().stream()
                .filter(piece -> piece.contents() || holdsBreak(piece.first()) || !isRequest(piece.first()))
                .toList();
        String text = kept.stream()
                .filter(piece -> !piece.contents())
                .map(piece -> Runs.blockText(piece.first()))
                .filter(words -> !words.isBlank())
                .collect(Collectors.joining("\n"));
        String requests = part.kept().stream()
                .filter(piece -> !kept.contains(piece))
                .map(piece -> Runs.blockText(piece.first()))
                .collect(Collectors.joining("\n"));
        String instructions = part.instructions().isBlank() ? requests : part.instructions() + "\n" + requests;
        return new CleanPart(part.part(), part.name(), instructions, text, kept, part.aboutTemplate());
    }

    private static boolean isRequest(Element block) {
        return Wml.is(block, "p") && Guidance.isRequest(Runs.blockText(block));
    }

    private static CleanPart emptied(CleanPart part) {
        List<TemplateBody.Piece> kept = part.kept().stream()
                .filter(piece -> piece.contents() || isOnlyBreak(piece.first()))
                .toList();
        String instructions = Stream.of(part.instructions(), part.text())
                .filter(text -> !text.isBlank())
                .reduce((a, b) -> a + "\n" + b)
                .orElse("");
        return new CleanPart(part.part(), part.name(), instructions, "", kept, part.aboutTemplate());
    }
}
