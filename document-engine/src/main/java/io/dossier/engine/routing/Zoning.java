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

    private static final Set<String> COLLECTIONS = Set.of("appendix-support", "oversight-chapter");

    private Zoning() {}

    static Zone zone(SourceSection section, Zone before) {
        if (isAppendix(section)) {
            return Zone.APPENDIX;
        }
        if (section.parent() != null && !isNamedInFront(section)) {
            return section.parent().zone();
        }
        if (before == Zone.APPENDIX) {
            return Zone.APPENDIX;
        }
        if (section.topics().stream().anyMatch(topic -> topic.id().equals("synopsis"))) {
            return Zone.SYNOPSIS;
        }
        boolean front = isTitleOfPlan(section) || FRONT.contains(String.join(" ", section.words()));
        return front ? Zone.FRONT : Zone.BODY;
    }

    /** A chapter on statistics at the very start is the title of an analysis plan. */
    private static boolean isTitleOfPlan(SourceSection section) {
        return section.position() < 0.03
                && section.words().contains("plan")
                && section.topics().stream().anyMatch(topic -> topic.id().equals("stats-chapter"));
    }

    /** What stands under a title page is judged by itself, such as a list of abbreviations. */
    private static boolean isNamedInFront(SourceSection section) {
        return section.parent().zone() == Zone.FRONT && !section.topics().isEmpty();
    }

    /** Whether each heading inside is the title of an appendix of its own, as in the common protocol template. */
    static boolean isCollection(SourceSection section) {
        return section.topics().stream().anyMatch(topic -> COLLECTIONS.contains(topic.id()));
    }

    /** A heading early in the document that begins with such a word belongs to its contents. */
    private static boolean isAppendix(SourceSection section) {
        String title = section.heading().text().toLowerCase(Locale.ROOT);
        return section.position() > 0.2 && APPENDIX.matcher(title).matches();
    }
}
