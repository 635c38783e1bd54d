/**
 * Word templates: their headings, whatever styles make them, and what stands under each.
 *
 * <ul>
 *   <li>A heading is found by its resolved outline level or style, not by the name of the style alone.
 *   <li>Guidance (by style, style chain, direct colour, hidden runs, placeholders, bracketed prompts) is told from text
 *       that stays. What is set on a run counts before its styles.
 *   <li>Where a template is guidance as a whole, in plain black text, its wording decides; forms for signatures and
 *       disclaimers stay.
 *   <li>A prompt that names what is known of the study ({@link io.dossier.engine.templates.Fields}) is filled when the
 *       document is written.
 *   <li>A file is untrusted: sizes are bounded, no document types, nothing external is fetched.
 *   <li>Reading and assembly start from the same {@link io.dossier.engine.templates.CleanTemplate}.
 * </ul>
 *
 * <p>Out of scope: the strict variant of the format, macros, templates of other word processors.
 */
package io.dossier.engine.templates;
