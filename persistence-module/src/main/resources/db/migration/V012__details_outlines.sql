-- What was written for each document, section by section, and the outline that it was written after.
CREATE TABLE details_record (
    mrt_id             uuid PRIMARY KEY,
    document_id        uuid NOT NULL UNIQUE REFERENCES document ON DELETE CASCADE,
    docx_key           text,
    endpoint_analysis  text NOT NULL,
    output_name        text NOT NULL,
    regeneration_count integer NOT NULL CHECK (regeneration_count >= 0),
    last_regenerated   timestamptz,
    connector_data_id  text NOT NULL,
    table_like         jsonb NOT NULL
);
COMMENT ON COLUMN details_record.table_like IS 'rule_type_to_table_like_status: rule type to boolean';

CREATE TABLE details_section (
    id                    uuid PRIMARY KEY,
    mrt_id                uuid NOT NULL REFERENCES details_record ON DELETE CASCADE,
    order_index           integer NOT NULL CHECK (order_index >= 0),
    level                 integer NOT NULL CHECK (level >= 1),
    section_id            text NOT NULL,
    title                 text NOT NULL,
    synopsis              text NOT NULL,
    template_instructions text NOT NULL,
    template_text         text NOT NULL,
    additional_details    jsonb NOT NULL,
    chunk_ids             jsonb NOT NULL,
    chunk_names           jsonb NOT NULL,
    UNIQUE (mrt_id, order_index) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE details_rule (
    id                uuid PRIMARY KEY,
    section_id        uuid NOT NULL REFERENCES details_section ON DELETE CASCADE,
    position          integer NOT NULL,
    rule_type         text NOT NULL,
    rule_mode         text NOT NULL,
    description       text NOT NULL,
    explanation       text NOT NULL,
    generated_content text NOT NULL,
    confidence_score  double precision NOT NULL CHECK (confidence_score BETWEEN 0 AND 1),
    rule_parameters   jsonb NOT NULL,
    blocks            jsonb NOT NULL
);
COMMENT ON COLUMN details_rule.blocks IS 'The generated blocks with the places they came from';
CREATE INDEX details_rule_section ON details_rule (section_id);

CREATE TABLE outline (
    id                uuid PRIMARY KEY REFERENCES document ON DELETE CASCADE,
    document_metadata jsonb NOT NULL,
    connector_data_id text NOT NULL,
    endpoint_analysis text NOT NULL,
    table_like        jsonb NOT NULL
);

CREATE TABLE outline_section (
    id                    uuid PRIMARY KEY,
    outline_id            uuid NOT NULL REFERENCES outline ON DELETE CASCADE,
    section_id            text NOT NULL,
    order_index           integer NOT NULL CHECK (order_index >= 0),
    level                 integer NOT NULL CHECK (level >= 1),
    title                 text NOT NULL,
    synopsis              text NOT NULL,
    template_instructions text NOT NULL,
    template_text         text NOT NULL,
    relevant_chunk_ids    jsonb NOT NULL,
    UNIQUE (outline_id, order_index) DEFERRABLE INITIALLY DEFERRED,
    UNIQUE (outline_id, section_id) DEFERRABLE INITIALLY DEFERRED
);

GRANT SELECT, INSERT, UPDATE, DELETE
    ON details_record, details_section, details_rule, outline, outline_section TO dossier_app;
