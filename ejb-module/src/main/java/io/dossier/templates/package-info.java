/**
 * Templates as clients make and read them.
 *
 * <ul>
 *   <li>Every member of the organization reads all its templates.
 *   <li>Where a template lists users, only they, its creator and the roles that see the whole organization change it.
 *   <li>A template may be made before its Word file is uploaded; the link to the file is empty until then.
 *   <li>From a file: the sections are the headings that a worker process finds in it, each tied to its heading.
 *   <li>Sections that were not read from the file find their headings by name, see {@link io.dossier.templates.TemplateAnchors}.
 *   <li>Links are made after the transaction: the object store is never asked inside one.
 * </ul>
 *
 * <p>Out of scope: what the engine makes of a section ({@code generation}).
 */
package io.dossier.templates;
