/**
 * Word templates: their headings, whatever styles make them, and what stands under each.
 *
 * <ul>
 *   <li>A heading is found by its resolved outline level or style, not by the name of the style alone.
 *   <li>Instructions (by style, style chain, direct colour, hidden runs, placeholders) are told from text that stays.
 * </ul>
 */
package io.dossier.engine.templates;
