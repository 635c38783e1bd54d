-- Who did what. The application can add and read, never alter or delete: see the grants.
CREATE TABLE audit_entry (
    id              uuid PRIMARY KEY,
    at              timestamptz NOT NULL,
    organization_id uuid,
    user_id         text NOT NULL,
    action          text NOT NULL,
    category        text NOT NULL CHECK (category IN ('info', 'warning', 'error', 'security')),
    resource_type   text NOT NULL,
    resource_id     text,
    metadata        jsonb NOT NULL,
    ip_address      text,
    user_agent      text,
    client_id       text,
    request_id      text
);
CREATE INDEX audit_entry_newest ON audit_entry (organization_id, at DESC, id);

-- One row per organization, user, metric and day.
CREATE TABLE usage_counter (
    organization_id uuid NOT NULL REFERENCES organization,
    user_id         text NOT NULL,
    metric          text NOT NULL,
    day             date NOT NULL,
    amount          bigint NOT NULL,
    PRIMARY KEY (organization_id, user_id, metric, day)
);

GRANT SELECT, INSERT ON audit_entry TO dossier_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON usage_counter TO dossier_app;
