package io.dossier.engine.reading;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Makes files that are far larger than they look, without holding them in memory. */
public final class HostileFile {

    private HostileFile() {}

    /** {@code start}, then {@code piece} so many times, then {@code end}. */
    public static Path text(Path file, String start, String piece, int times, String end) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            repeat(out, start, piece, times, end);
        }
        return file;
    }

    /** An archive of these parts and one more. */
    public static Path zip(Path file, Map<String, String> parts, String name, String piece, int times)
            throws IOException {
        String[] halves = parts.get(name).split("@", 2);
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            for (Map.Entry<String, String> part : parts.entrySet()) {
                zip.putNextEntry(new ZipEntry(part.getKey()));
                if (part.getKey().equals(name)) {
                    repeat(zip, halves[0], piece, times, halves[1]);
                } else {
                    zip.write(part.getValue().getBytes(StandardCharsets.UTF_8));
                }
            }
        }
        return file;
    }

    /** {@code piece} so many times, deflated, between two texts that are deflated with it. */
    public static byte[] deflated(String start, String piece, int times, String end) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new BufferedOutputStream(new DeflaterOutputStream(packed), 1 << 16)) {
            repeat(out, start, piece, times, end);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    /** A PDF of one page whose content is object 4 and whose form X is object 6; objects by number, each a stream. */
    public static byte[] pdf(String contents, Map<Integer, Packed> streams) {
        ByteArrayOutputStream pdf = new ByteArrayOutputStream();
        add(
                pdf,
                "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
                        + "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
                        + "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents " + contents
                        + "/Resources<</XObject<</X 6 0 R>>/Font<</F 5 0 R>>>>>>endobj\n"
                        + "5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n");
        new LinkedHashMap<>(streams).forEach((number, stream) -> {
            add(
                    pdf,
                    number + " 0 obj<<" + stream.entries() + "/Filter/FlateDecode/Length " + stream.bytes().length
                            + ">>stream\n");
            pdf.writeBytes(stream.bytes());
            add(pdf, "\nendstream endobj\n");
        });
        add(pdf, "trailer<</Root 1 0 R>>\n%%EOF");
        return pdf.toByteArray();
    }

    /**
     * A stream of a PDF.
     *
     * @param entries of its dictionary
     * @param bytes deflated
     */
    public record Packed(String entries, byte[] bytes) {

        /** A form that draws another. */
        public static Packed form(int next, byte[] bytes) {
            return new Packed(
                    "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X " + next + " 0 R>>>>", bytes);
        }
    }

    private static void add(ByteArrayOutputStream out, String text) {
        out.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static void repeat(OutputStream out, String start, String piece, int times, String end) throws IOException {
        out.write(start.getBytes(StandardCharsets.ISO_8859_1));
        byte[] bytes = piece.getBytes(StandardCharsets.ISO_8859_1);
        for (int i = 0; i < times; i++) {
            out.write(bytes);
        }
        out.write(end.getBytes(StandardCharsets.ISO_8859_1));
    }
}
