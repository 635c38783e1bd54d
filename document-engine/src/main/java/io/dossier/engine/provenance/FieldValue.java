package io.dossier.engine.provenance;

/**
 * What the sources state of the study as a whole, for the places of a template that name it.
 *
 * @param field which one
 * @param block the bare value with its origins
 */
public record FieldValue(Field field, GeneratedBlock block) {

    /** What templates ask for outside of their sections. */
    public enum Field {
        TITLE,
        PROTOCOL_NUMBER,
        PROTOCOL_VERSION,
        SPONSOR,
        PHASE
    }
}
