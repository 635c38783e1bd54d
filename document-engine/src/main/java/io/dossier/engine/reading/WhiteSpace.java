package io.dossier.engine.reading;

/** White space as the model keeps it. */
public final class WhiteSpace {

    private static final char REPLACEMENT = '\uFFFD';

    private WhiteSpace() {}

    /**
     * One space for each run of white space, none at the ends, no soft hyphens and no control characters. Half a surrogate
     * pair is no character and cannot be written: it becomes the replacement character.
     */
    public static String fold(String text) {
        StringBuilder folded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isSpace(c)) {
                if (!folded.isEmpty() && folded.charAt(folded.length() - 1) != ' ') {
                    folded.append(' ');
                }
            } else if (Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                folded.append(c).append(text.charAt(++i));
            } else if (!isUnseen(c)) {
                folded.append(Character.isSurrogate(c) ? REPLACEMENT : c);
            }
        }
        return folded.toString().strip();
    }

    private static boolean isSpace(char c) {
        return switch (c) {
            case ' ', '\t', '\n', '\r', '\f', '\u00A0', '\u202F', '\u205F', '\u3000', '\uFEFF' -> true;
            default -> c >= '\u2000' && c <= '\u200A';
        };
    }

    private static boolean isUnseen(char c) {
        return c == '\u00AD' || c == '\u200B' || Character.isISOControl(c);
    }
}
