package io.dossier.engine.provenance;

import io.dossier.engine.model.Locator;

/**
 * Where one sentence or one cell of a generated block came from.
 *
 * @param from first character of the sentence in the generated block's text; null in a table
 * @param to character behind the sentence's last one; null in a table
 * @param row row of the generated table counted from 1; null in text
 * @param column grid column of the generated table counted from 1; null in text
 * @param place the place in the source
 */
public record Origin(Integer from, Integer to, Integer row, Integer column, Locator place) {}
