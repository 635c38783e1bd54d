-- Keys under which an upload stores its objects, from before the first byte until the file's row names them. What a
-- process that died has left here is removed from the store later.
CREATE TABLE reserved_object (
    object_key  text PRIMARY KEY,
    reserved_at timestamptz NOT NULL,
    expired     boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN reserved_object.expired IS 'The object is being removed: no row may name it any more';
CREATE INDEX reserved_object_age ON reserved_object (reserved_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON reserved_object TO dossier_app;
