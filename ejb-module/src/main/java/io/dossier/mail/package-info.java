/**
 * Mails to users.
 *
 * <ul>
 *   <li>A mail is queued in the transaction that it tells of and sent afterwards: nothing waits for the mail server.
 *   <li>Exactly one for each version of a document. Its Message-ID says which, so that a repeat after a crash between
 *       sending and noting it is recognised.
 *   <li>It holds names and times, no content and no link that works without a login: mail is not confidential.
 *   <li>Without a mail server in the settings nothing is queued.
 * </ul>
 */
package io.dossier.mail;
