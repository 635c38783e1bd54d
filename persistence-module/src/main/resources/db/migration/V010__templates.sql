-- Templates: the structure of documents to be generated, and the Word file whose styles they take.
CREATE TABLE template (
    id                     uuid PRIMARY KEY,
    organization_id        uuid NOT NULL REFERENCES organization,
    template_name          text NOT NULL,
    document_type          text NOT NULL,
    detected_document_type text NOT NULL,
    template_file_name     text NOT NULL,
    template_s3_uri        text NOT NULL,
    object_key             text,
    sha256                 text,
    document_description   text NOT NULL,
    tags                   jsonb NOT NULL,
    document_instructions  text NOT NULL,
    all_styles             jsonb NOT NULL,
    hidden_text_style      text NOT NULL,
    include_instructions   boolean NOT NULL,
    status                 text NOT NULL CHECK (status IN ('ACTIVE')),
    created_by             text NOT NULL,
    created_at             timestamptz NOT NULL,
    updated_at             timestamptz NOT NULL,
    CHECK ((object_key IS NULL) = (sha256 IS NULL))
);
COMMENT ON COLUMN template.object_key IS 'The Word file as it was when the template was made; null if it was not there yet';
CREATE INDEX template_newest ON template (organization_id, created_at DESC, id DESC);

CREATE TABLE template_section (
    id                    uuid PRIMARY KEY,
    template_id           uuid NOT NULL REFERENCES template ON DELETE CASCADE,
    order_index           integer NOT NULL CHECK (order_index >= 0),
    level                 integer NOT NULL CHECK (level >= 1),
    section_name          text NOT NULL,
    synopsis              text NOT NULL,
    template_instructions text NOT NULL,
    template_text         text NOT NULL,
    section_type          text NOT NULL,
    section_mode          text NOT NULL,
    is_repeating          boolean NOT NULL,
    expansion_type        text NOT NULL,
    template_heading      integer CHECK (template_heading >= 0),
    UNIQUE (template_id, order_index) DEFERRABLE INITIALLY DEFERRED
);
COMMENT ON COLUMN template_section.template_heading IS 'Number of the heading in template.object_key, from 0';

CREATE TABLE template_rule (
    id          uuid PRIMARY KEY,
    section_id  uuid NOT NULL REFERENCES template_section ON DELETE CASCADE,
    position    integer NOT NULL,
    rule_type   text NOT NULL,
    rule_mode   text NOT NULL,
    description text NOT NULL,
    style_names jsonb NOT NULL,
    fill        text,
    color       text
);
CREATE INDEX template_rule_section ON template_rule (section_id);

-- Who may change a template; nobody listed: every member of the organization. No reference to account: an id that is
-- not known is kept.
CREATE TABLE template_user (
    template_id uuid NOT NULL REFERENCES template ON DELETE CASCADE,
    position    integer NOT NULL,
    user_id     text NOT NULL,
    PRIMARY KEY (template_id, position)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON template, template_section, template_rule, template_user TO dossier_app;
