/**
 * The number lock: no figure is written that its source does not have.
 *
 * <ul>
 *   <li>Figures are integers, decimals with a point, with or without thousands separators, percentages, the ends of
 *       ranges, what follows a plus-minus sign, p-values, dates as a whole, and names that hold digits such as
 *       {@code BRV-201} or {@code 14-3.01}. Numbers written as words are not figures.
 *   <li>A figure is the same when its decimal value is: 3.50 is 3.5, and 3.5 is not 4. Nothing is rounded. A per cent
 *       sign counts, and so does a unit where both have one.
 *   <li>A sentence or cell is compared with the exact characters or cell that it names as its origin, nothing around
 *       them. What cannot be traced is left out and reported.
 *   <li>Whoever writes, a rule or a language model, is checked in the same way.
 * </ul>
 */
package io.dossier.engine.numbers;
