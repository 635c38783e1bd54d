package io.dossier.engine.model;

import java.util.List;

/**
 * What kind of document a file is.
 *
 * @param type the kind, in the field's term, such as {@code Protocol}, {@code SAP}, {@code CSR}, {@code Table},
 *     {@code Dataset}; {@code Unknown} where nothing speaks for one
 * @param evidence the words or features that decided, for people
 */
public record Classification(String type, List<String> evidence) {

    /** Nothing spoke for any type. */
    public static final Classification UNKNOWN = new Classification("Unknown", List.of());

    public Classification {
        evidence = List.copyOf(evidence);
    }
}
