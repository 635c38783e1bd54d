package io.dossier.engine.chunking;

import java.util.ArrayList;
import java.util.List;

/** The text that stands for a heading path before the model. */
public final class HeadingPathText {

    /** More of a path than this only repeats a long title; the innermost headings say most. */
    private static final int MAX_LENGTH = 300;

    private HeadingPathText() {}

    /** Headings from the top level down, joined; outer ones are left out where the text would grow too long. */
    public static String of(List<String> path) {
        List<String> kept = new ArrayList<>(path);
        while (kept.size() > 1 && String.join(" > ", kept).length() > MAX_LENGTH) {
            kept.remove(0);
        }
        String text = String.join(" > ", kept);
        return text.length() > MAX_LENGTH ? text.substring(0, MAX_LENGTH) : text;
    }
}
