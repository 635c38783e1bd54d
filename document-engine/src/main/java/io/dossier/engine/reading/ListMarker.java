package io.dossier.engine.reading;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The bullet or number at the start of a list item's text.
 *
 * @param marker as printed
 * @param rest the text behind it
 */
public record ListMarker(String marker, String rest) {

    private static final Pattern BULLET = Pattern.compile("^([•●○◦▪■□➢➤‣⁃·\\u2043∙*–—-]|o(?=\\s+[A-Z]))\\s+(\\S.*)$");
    private static final Pattern NUMBER = Pattern.compile(
            "^(\\[\\d{1,3}[a-z]?\\]|\\(?(?:\\d{1,2}|[a-zA-Z]|[ivx]{2,5})\\)|(?:\\d{1,2}|[a-z])\\.)\\s+(\\S.*)$");

    /** The marker of a line, if it starts with one. */
    public static Optional<ListMarker> of(String text) {
        Matcher bullet = BULLET.matcher(text);
        if (bullet.matches()) {
            return Optional.of(new ListMarker(bullet.group(1), bullet.group(2)));
        }
        Matcher number = NUMBER.matcher(text);
        return number.matches() ? Optional.of(new ListMarker(number.group(1), number.group(2))) : Optional.empty();
    }

    /** True for a bullet, false for a number or letter. */
    public boolean isBullet() {
        return marker.length() == 1 && !Character.isDigit(marker.charAt(0));
    }
}
