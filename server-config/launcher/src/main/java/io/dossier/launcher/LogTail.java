package io.dossier.launcher;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Looks at the end of a log. */
final class LogTail {

    private static final int BLOCK = 256 * 1024;

    private LogTail() {}

    /** The last line after the position that reports a failure; the last line if none does. */
    static String lastComplaint(Path log, long position) {
        List<String> lines = Arrays.asList(from(log, position).split("\n"));
        String end = lines.get(lines.size() - 1);
        String found = end.isBlank() ? "see " + log : end;
        for (String line : lines) {
            if (line.contains(" SEVERE ") || line.startsWith("Exception") || line.startsWith("Error")) {
                found = line;
            }
        }
        return found;
    }

    static List<String> last(Path log, int count) {
        List<String> lines = Arrays.asList(from(log, -1).split("\n"));
        return lines.subList(Math.max(0, lines.size() - count), lines.size());
    }

    /** Whether the text stands after the position, or near the end where much was written since. */
    static boolean contains(Path log, long position, String text) {
        return from(log, position).contains(text);
    }

    /** What stands after a position, at most a block; the last block if it is negative. */
    static String from(Path log, long position) {
        if (!Files.exists(log)) {
            return "";
        }
        try (RandomAccessFile file = new RandomAccessFile(log.toFile(), "r")) {
            long start = Math.max(position, file.length() - BLOCK);
            file.seek(Math.max(0, start));
            byte[] bytes = new byte[(int) Math.max(0, file.length() - Math.max(0, start))];
            file.readFully(bytes);
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }
}
