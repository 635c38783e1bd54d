-- Mails that are to be sent, written in the transaction that they tell of.
CREATE TABLE mail_outbox (
    id                uuid PRIMARY KEY,
    organization_id   uuid NOT NULL REFERENCES organization,
    document_id       uuid NOT NULL REFERENCES document ON DELETE CASCADE,
    version           integer NOT NULL,
    kind              text NOT NULL CHECK (kind IN ('DOCUMENT_READY', 'DOCUMENT_FAILED')),
    recipient         text NOT NULL,
    document_name     text NOT NULL,
    document_set_name text NOT NULL,
    happened_at       timestamptz NOT NULL,
    attempts          integer NOT NULL CHECK (attempts >= 0),
    next_attempt      timestamptz,
    sent_at           timestamptz,
    last_error        text,
    UNIQUE (document_id, version, kind),
    CHECK (sent_at IS NULL OR next_attempt IS NULL)
);
COMMENT ON COLUMN mail_outbox.next_attempt IS 'Null when it was sent or given up';
CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt) WHERE next_attempt IS NOT NULL;

GRANT SELECT, INSERT, UPDATE, DELETE ON mail_outbox TO dossier_app;
