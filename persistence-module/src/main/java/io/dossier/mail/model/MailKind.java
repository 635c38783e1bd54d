package io.dossier.mail.model;

/** What a mail tells. */
public enum MailKind {
    DOCUMENT_READY,
    DOCUMENT_FAILED
}
