package io.dossier.engine.reading;

import java.util.regex.Pattern;

/** White space as the model keeps it. */
public final class WhiteSpace {

    private static final Pattern SPACES = Pattern.compile("[\\s\\u00A0\\u2000-\\u200A\\u202F\\u205F\\u3000\\uFEFF]+");
    private static final Pattern UNSEEN = Pattern.compile("[\\u00AD\\u200B\\p{Cc}&&[^\\t\\n\\r\\f]]");

    private static final Pattern HALF_CHARACTER = Pattern.compile("[\\uD800-\\uDFFF]");

    private WhiteSpace() {}

    /** Half a surrogate pair is no character and cannot be written: it becomes the replacement character. */
    private static String whole(String text) {
        return HALF_CHARACTER.matcher(text).replaceAll("\uFFFD");
    }

    /** One space for each run of white space, none at the ends, no soft hyphens and no control characters. */
    public static String fold(String text) {
        return SPACES.matcher(UNSEEN.matcher(whole(text)).replaceAll(""))
                .replaceAll(" ")
                .strip();
    }
}
