/**
 * Mails that are to be sent.
 *
 * <ul>
 *   <li>One mail for each version of a document and each kind of event, whatever is repeated.
 *   <li>A mail that is being sent is due again a little later, so that one whose sender died is taken up by another.
 * </ul>
 */
package io.dossier.mail.model;
