-- Organizations, accounts, and tokens that were withdrawn before their time.
CREATE TABLE organization (
    id         uuid PRIMARY KEY,
    name       text NOT NULL UNIQUE,
    created_at timestamptz NOT NULL
);

CREATE TABLE account (
    user_id         text PRIMARY KEY,
    email           text NOT NULL,
    organization_id uuid REFERENCES organization,
    role            text NOT NULL,
    active          boolean NOT NULL,
    created_at      timestamptz NOT NULL
);
CREATE INDEX account_organization ON account (organization_id);

CREATE TABLE account_permission (
    user_id    text NOT NULL REFERENCES account ON DELETE CASCADE,
    permission text NOT NULL,
    PRIMARY KEY (user_id, permission)
);

CREATE TABLE revoked_token (
    jti        text PRIMARY KEY,
    expires_at timestamptz NOT NULL
);
CREATE INDEX revoked_token_expiry ON revoked_token (expires_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON organization, account, account_permission, revoked_token TO dossier_app;
