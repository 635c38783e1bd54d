-- Document sets, also called workspaces, and the documents in them.
CREATE TABLE document_set (
    id              uuid PRIMARY KEY,
    organization_id uuid NOT NULL REFERENCES organization,
    name            text NOT NULL,
    details         text,
    version         integer NOT NULL CHECK (version >= 1),
    created_at      timestamptz NOT NULL,
    updated_at      timestamptz NOT NULL
);
CREATE INDEX document_set_newest ON document_set (organization_id, created_at DESC, id DESC);

CREATE TABLE document_set_user (
    document_set_id uuid NOT NULL REFERENCES document_set ON DELETE CASCADE,
    position        integer NOT NULL,
    user_id         text NOT NULL,
    PRIMARY KEY (document_set_id, position),
    UNIQUE (document_set_id, user_id)
);
CREATE INDEX document_set_user_sets ON document_set_user (user_id);

-- The free keys that clients give to their sets.
CREATE TABLE document_set_key (
    organization_id uuid NOT NULL REFERENCES organization,
    key             text NOT NULL,
    document_set_id uuid NOT NULL REFERENCES document_set ON DELETE CASCADE,
    PRIMARY KEY (organization_id, key)
);

CREATE TABLE document (
    id                    uuid PRIMARY KEY,
    organization_id       uuid NOT NULL REFERENCES organization,
    document_set_id       uuid REFERENCES document_set,
    template_id           uuid REFERENCES template,
    template_key          text,
    template_sha256       text,
    document_name         text NOT NULL,
    output_name           text,
    document_type         text NOT NULL,
    product_name          text NOT NULL,
    status                text NOT NULL CHECK (status IN ('PENDING', 'INGESTING', 'GENERATING', 'READY', 'FAILED')),
    error                 text,
    version               integer NOT NULL CHECK (version >= 1),
    owner                 text NOT NULL,
    connector_data_id     text NOT NULL,
    document_instructions text NOT NULL,
    style_guide_id        text NOT NULL,
    selected_sections     jsonb NOT NULL,
    given_outline         jsonb,
    output_key            text,
    output_sha256         text,
    last_regeneration     timestamptz NOT NULL,
    created_at            timestamptz NOT NULL,
    updated_at            timestamptz NOT NULL,
    UNIQUE (organization_id, output_name),
    CHECK ((error IS NOT NULL) = (status = 'FAILED'))
);
COMMENT ON COLUMN document.template_key IS 'The template''s Word file, pinned when the document was asked for';
CREATE INDEX document_newest ON document (organization_id, created_at DESC, id DESC);
CREATE INDEX document_of_set ON document (document_set_id, created_at, id);

CREATE TABLE document_source (
    document_id uuid NOT NULL REFERENCES document ON DELETE CASCADE,
    position    integer NOT NULL,
    path        text NOT NULL,
    object_key  text,
    sha256      text,
    name        text NOT NULL,
    size        bigint NOT NULL,
    problem     text,
    PRIMARY KEY (document_id, position),
    CHECK ((object_key IS NULL) = (sha256 IS NULL))
);

GRANT SELECT, INSERT, UPDATE, DELETE
    ON document_set, document_set_user, document_set_key, document, document_source TO dossier_app;
