package io.dossier.audit.model;

import java.util.Locale;

/** How an audit entry is filed. */
public enum AuditCategory {
    INFO,
    WARNING,
    ERROR,
    SECURITY;

    /** As the interface and the database write it. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static AuditCategory ofWireName(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }
}
