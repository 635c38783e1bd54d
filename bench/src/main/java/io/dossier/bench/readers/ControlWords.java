package io.dossier.bench.readers;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The cells of an RTF by nothing but its control words, in the order of the file; covered ones left out. */
final class ControlWords {

    private static final Pattern TOKEN = Pattern.compile(
            "\\\\'([0-9a-fA-F]{2})|\\\\u(-?\\d+) ?\\??|\\\\([a-z]+)(-?\\d+)? ?|\\\\([^a-z])|([{}])|([^\\\\{}\\r\\n]+)|[\\r\\n]+");
    private static final Charset WINDOWS = Charset.forName("windows-1252");

    private final List<List<String>> rows = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private List<String> row = new ArrayList<>();
    private final List<Boolean> covered = new ArrayList<>();
    private boolean merged;
    private int cell;

    static Cells of(Path rtf) throws IOException {
        ControlWords words = new ControlWords();
        Matcher token = TOKEN.matcher(Files.readString(rtf, StandardCharsets.ISO_8859_1));
        while (token.find()) {
            words.take(token);
        }
        return new Cells(words.rows);
    }

    private void take(Matcher token) {
        if (token.group(1) != null) {
            text.append(new String(new byte[] {(byte) Integer.parseInt(token.group(1), 16)}, WINDOWS));
        } else if (token.group(2) != null) {
            text.append((char) Integer.parseInt(token.group(2)));
        } else if (token.group(3) != null) {
            word(token.group(3));
        } else if (token.group(5) != null) {
            text.append(token.group(5).equals("~") ? " " : token.group(5));
        } else if (token.group(7) != null) {
            text.append(token.group(7));
        }
    }

    private void word(String word) {
        switch (word) {
            case "trowd" -> {
                text.setLength(0);
                covered.clear();
            }
            case "pard" -> text.setLength(0);
            case "clmrg", "clvmrg" -> merged = true;
            case "cellx" -> {
                covered.add(merged);
                merged = false;
            }
            case "line", "tab" -> text.append(' ');
            case "cell" -> {
                if (cell >= covered.size() || !covered.get(cell)) {
                    row.add(text.toString());
                }
                cell++;
                text.setLength(0);
            }
            case "row" -> {
                rows.add(row);
                row = new ArrayList<>();
                cell = 0;
            }
            default -> {
                // Formatting.
            }
        }
    }
}
