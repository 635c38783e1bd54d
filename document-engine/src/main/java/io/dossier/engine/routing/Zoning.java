package io.dossier.engine.routing;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Decides a section's zone from its heading and from where it stands. */
final class Zoning {

    private static final Pattern APPENDIX =
            Pattern.compile("^(?:appendix|appendices|attachments?|annex(?:es)?|protocol attachments?)\\b.*");
    private static final Set<String> FRONT = Set.of(
            "table content",
            "content",
            "title page",
            "signature page",
            "approval signature",
            "list table",
            "list figure",
            "list attachment",
            "signature",
            "protocol approval");

    private Zoning() {}

    static Zone zone(SourceSection section, Zone before) {
        if (isAppendix(section)) {
            return Zone.APPENDIX;
        }
        if (section.parent() != null) {
            return section.parent().zone();
        }
        if (before == Zone.APPENDIX) {
            return Zone.APPENDIX;
        }
        if (section.topics().stream().anyMatch(topic -> topic.id().equals("synopsis"))) {
            return Zone.SYNOPSIS;
        }
        return FRONT.contains(String.join(" ", section.words())) ? Zone.FRONT : Zone.BODY;
    }

    /** A heading early in the document that begins with such a word belongs to its contents. */
    private static boolean isAppendix(SourceSection section) {
        String title = section.heading().text().toLowerCase(Locale.ROOT);
        return section.position() > 0.2 && APPENDIX.matcher(title).matches();
    }
}
