/**
 * Templates: sections in order, each with rules.
 *
 * <ul>
 *   <li>An {@code order_index} is there once in a template, counted from 0; levels count from 1.
 *   <li>What may be seen is decided by the organization alone; the listed users narrow who may change.
 *   <li>A template keeps the Word file that it was made with ({@code object_key}); if there was none yet, its file name is
 *       looked up anew each time.
 *   <li>A section made from a heading of that file remembers the heading's number, its anchor.
 *   <li>Types and modes of rules and sections are open words; what the engine makes of them is not decided here.
 * </ul>
 */
package io.dossier.templates.model;
