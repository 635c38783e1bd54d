-- Runs of documents: the row is the queue. Attempts count claims since the last step that was completed.
CREATE TABLE generation_run (
    id              uuid PRIMARY KEY,
    document_id     uuid        NOT NULL REFERENCES document (id) ON DELETE CASCADE,
    version         integer     NOT NULL,
    organization_id uuid        NOT NULL REFERENCES organization (id),
    status          text        NOT NULL CHECK (status IN ('PENDING', 'RUNNING', 'DONE', 'FAILED')),
    priority        integer     NOT NULL DEFAULT 0,
    attempts        integer     NOT NULL DEFAULT 0,
    claim           bigint      NOT NULL DEFAULT 0,
    owner           text,
    lease_until     timestamptz,
    due_at          timestamptz NOT NULL,
    execution_id    bigint,
    problem         text,
    created_at      timestamptz NOT NULL,
    finished_at     timestamptz,
    UNIQUE (document_id, version)
);

CREATE INDEX generation_run_open ON generation_run (priority DESC, created_at) WHERE status IN ('PENDING', 'RUNNING');

-- The ledger: what is done of a document's version. A part and its results commit together with its entry.
CREATE TABLE run_step (
    document_id  uuid        NOT NULL REFERENCES document (id) ON DELETE CASCADE,
    version      integer     NOT NULL,
    step         text        NOT NULL,
    part         text        NOT NULL,
    result       jsonb,
    completed_at timestamptz NOT NULL,
    UNIQUE (document_id, version, step, part)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON generation_run TO dossier_app;
GRANT SELECT, INSERT, DELETE ON run_step TO dossier_app;
