/**
 * How the application speaks HTTP: JSON, headers and ids that every answer carries.
 *
 * <ul>
 *   <li>JSON is taken as it stands: a number in quotes is not a number, 1.0 is not an integer, unknown fields are
 *       ignored, nesting and size are bounded.
 *   <li>Timestamps are UTC with microseconds.
 *   <li>Every answer carries {@code X-Request-Id}; the log carries the same id.
 * </ul>
 */
package io.dossier.http;
