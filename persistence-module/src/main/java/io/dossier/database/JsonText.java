package io.dossier.database;

import java.io.Serializable;

/** JSON on its way into a {@code jsonb} column. */
public record JsonText(String text) implements Serializable {}
