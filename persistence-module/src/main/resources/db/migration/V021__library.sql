-- What is known of a source's bytes, by their hash: the same bytes are read and embedded once in an organization.
CREATE TABLE source_content (
    organization_id uuid        NOT NULL REFERENCES organization (id),
    sha256          text        NOT NULL,
    name            text        NOT NULL,
    document_type   text        NOT NULL,
    format          text        NOT NULL,
    pages           integer,
    blocks          integer     NOT NULL,
    model_key       text        NOT NULL,
    ingested_key    text,
    chunks          integer,
    read_at         timestamptz NOT NULL,
    ingested_at     timestamptz,
    PRIMARY KEY (organization_id, sha256)
);

-- Passages with their embeddings (384 big-endian floats), so that an index is rebuilt without computing them again.
CREATE TABLE chunk (
    organization_id uuid    NOT NULL,
    source          text    NOT NULL,
    ordinal         integer NOT NULL,
    id              text    NOT NULL,
    text            text    NOT NULL,
    heading_path    text    NOT NULL,
    page            integer,
    first_block     integer NOT NULL,
    last_block      integer NOT NULL,
    embedding       bytea   NOT NULL,
    PRIMARY KEY (organization_id, source, ordinal),
    FOREIGN KEY (organization_id, source) REFERENCES source_content (organization_id, sha256) ON DELETE CASCADE
);

CREATE INDEX chunk_by_id ON chunk (organization_id, id);

GRANT SELECT, INSERT, UPDATE, DELETE ON source_content, chunk TO dossier_app;
