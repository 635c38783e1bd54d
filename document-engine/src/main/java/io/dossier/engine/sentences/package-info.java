/**
 * Where sentences of regulatory prose begin and end.
 *
 * <ul>
 *   <li>A boundary is never inside a number, an abbreviation or a reference such as {@code Section 3.1}.
 *   <li>Nothing is dropped: the spans, with the white space between them, are the text.
 *   <li>In doubt no boundary is set: two sentences traced as one are right, half a sentence is not.
 * </ul>
 */
package io.dossier.engine.sentences;
