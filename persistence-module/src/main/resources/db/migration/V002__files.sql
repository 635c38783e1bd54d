-- What was uploaded or generated. An object is never overwritten: a new upload of a name is a new row with a new key,
-- so that a generation keeps reading what it pinned.
CREATE TABLE stored_file (
    id              uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organization,
    container       text NOT NULL,
    name            text NOT NULL,
    object_key      text NOT NULL,
    sha256          text NOT NULL,
    size            bigint NOT NULL CHECK (size >= 0),
    content_type    text NOT NULL,
    original_key    text,
    original_sha256 text,
    original_name   text,
    document_id     uuid,
    created_by      text NOT NULL,
    created_at      timestamptz NOT NULL,
    current         boolean NOT NULL,
    CHECK ((original_key IS NULL) = (original_sha256 IS NULL) AND (original_key IS NULL) = (original_name IS NULL))
);
COMMENT ON COLUMN stored_file.original_key IS 'The Word file that the listed PDF was made from; never listed';
COMMENT ON COLUMN stored_file.document_id IS 'The document that a generated file belongs to';
CREATE UNIQUE INDEX stored_file_current ON stored_file (organization_id, container, name) WHERE current;
CREATE INDEX stored_file_name ON stored_file (organization_id, name) WHERE current;
CREATE INDEX stored_file_original_name ON stored_file (organization_id, original_name) WHERE current;

GRANT SELECT, INSERT, UPDATE, DELETE ON stored_file TO dossier_app;
