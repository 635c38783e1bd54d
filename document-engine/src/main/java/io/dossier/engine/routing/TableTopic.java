package io.dossier.engine.routing;

import java.util.List;

/**
 * A subject of tables.
 *
 * @param id such as {@code disposition}
 * @param broader subjects whose section takes its tables where there is none for it
 * @param headings words of sections that hold such tables, normalised, between spaces
 * @param titles words of the tables' titles, normalised, between spaces
 * @param rows words of their rows and columns, normalised, between spaces
 */
record TableTopic(String id, List<String> broader, List<String> headings, List<String> titles, List<String> rows) {}
