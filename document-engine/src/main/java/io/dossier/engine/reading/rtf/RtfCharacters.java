package io.dossier.engine.reading.rtf;

import com.rtfparserkit.rtf.Command;

/** Characters that RTF writes as commands. */
final class RtfCharacters {

    private RtfCharacters() {}

    /** The character; empty for a command that is none. */
    static String of(Command command) {
        return switch (command) {
            case emdash -> "—";
            case endash -> "–";
            case bullet -> "•";
            case lquote -> "‘";
            case rquote -> "’";
            case ldblquote -> "“";
            case rdblquote -> "”";
            case emspace, enspace, qmspace -> " ";
            default -> "";
        };
    }
}
