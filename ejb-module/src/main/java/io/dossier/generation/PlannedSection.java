package io.dossier.generation;

import io.dossier.engine.routing.OutlineSection;

/**
 * A section of the document that is written.
 *
 * @param section as the engine sees it
 * @param templateHeading number of its heading in the template's file, from 0; null if the file has none for it
 * @param included false for a heading that stands only because a section below it is wanted
 * @param synopsis what the section is about; may be empty
 * @param templateText text that the document has as it stands; may be empty
 */
public record PlannedSection(
        OutlineSection section, Integer templateHeading, boolean included, String synopsis, String templateText) {

    /** The same section under a heading of the template's file; null for none. */
    PlannedSection under(Integer heading) {
        return new PlannedSection(section, heading, included, synopsis, templateText);
    }

    /** The same section as the engine is to see it. */
    PlannedSection as(OutlineSection other) {
        return new PlannedSection(other, templateHeading, included, synopsis, templateText);
    }
}
