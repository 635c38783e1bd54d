package io.dossier.engine.model;

/** A paragraph of running text, white space folded, soft hyphens and line ends of the page removed. */
public record Paragraph(int index, Locator at, String text) implements Block {}
