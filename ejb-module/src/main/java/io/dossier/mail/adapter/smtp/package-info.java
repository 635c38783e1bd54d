/** Mails by SMTP, through the server in the settings. */
package io.dossier.mail.adapter.smtp;
