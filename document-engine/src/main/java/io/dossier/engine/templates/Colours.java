package io.dossier.engine.templates;

import java.util.Set;

/** Which colours authors of templates use to say: this is for you, not for the reader. */
final class Colours {

    /** Difference between the strongest and the weakest channel from which a colour is not a shade of grey. */
    private static final int COLOURED = 0x40;

    private static final Set<String> LOUD_HIGHLIGHTS = Set.of("yellow", "green", "cyan", "magenta", "red");

    private Colours() {}

    static boolean isColoured(String hex) {
        if (!hex.matches("[0-9A-Fa-f]{6}")) {
            return false;
        }
        int rgb = Integer.parseInt(hex, 16);
        int red = rgb >> 16;
        int green = rgb >> 8 & 0xFF;
        int blue = rgb & 0xFF;
        int spread = Math.max(red, Math.max(green, blue)) - Math.min(red, Math.min(green, blue));
        return spread >= COLOURED;
    }

    static boolean isLoudHighlight(String name) {
        return LOUD_HIGHLIGHTS.contains(name);
    }
}
