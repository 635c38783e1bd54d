/**
 * Makes the Word files of {@code samples/} from texts in the resources.
 *
 * <ul>
 *   <li>The study is made up; its numbers agree with the tables in {@code samples/sources}.
 *   <li>A text is a line for each paragraph; how it is marked up stands at {@link io.dossier.samples.StudyWriter}.
 *   <li>The same texts give the same bytes.
 * </ul>
 */
package io.dossier.samples;
