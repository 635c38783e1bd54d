package io.dossier.templates.model;

import java.util.Locale;

/** Whether a template is offered. */
public enum TemplateStatus {
    ACTIVE;

    /** As the interface writes it. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
