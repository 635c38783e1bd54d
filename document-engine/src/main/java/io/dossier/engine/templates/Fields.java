package io.dossier.engine.templates;

import io.dossier.engine.provenance.FieldValue.Field;
import java.util.Optional;
import org.w3c.dom.Element;

/** What is known of the study when a template's body is cleaned: prompts that ask for it are filled. */
public interface Fields {

    /** Nothing is known: a template that is read, not written. */
    Fields NONE = (field, run) -> Optional.empty();

    /**
     * An element that shows the field's value in place of a prompt; empty if it is not known.
     *
     * @param run the prompt's first run, for its document and its format
     */
    Optional<Element> show(Field field, Element run);
}
