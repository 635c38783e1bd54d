package io.dossier.generation.web;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A section that is to be written, in either form; for the description only. */
@Schema(oneOf = {String.class, ChosenSection.Instructed.class})
interface ChosenSection {

    /** A section with what its author should mind. */
    @JsonNaming(SnakeCaseStrategy.class)
    record Instructed(@Schema(required = true) String sectionId, String userInstructions) {}
}
