/**
 * Counts what organizations use, for the analytics and quotas that read it later.
 *
 * <ul>
 *   <li>A request's counts are collected and written once, at its end.
 *   <li>A job has no request: it names the account and is counted in its own transaction.
 *   <li>A count never fails the work that it counts.
 * </ul>
 */
package io.dossier.usage;
