package io.dossier.files;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** The keys under which objects lie. No key is a prefix of another object's key. */
public final class StorageKeys {

    /** A file system under the store takes 255; the rest is room for a suffix. */
    private static final int MAX_NAME_BYTES = 200;

    private StorageKeys() {}

    /** {@code org/<organization>/<container>/<id>/<name>}. */
    public static String file(UUID organizationId, String container, UUID id, String name) {
        String last = name.substring(name.lastIndexOf('/') + 1);
        return "org/%s/%s/%s/%s".formatted(organizationId, container, id, shortened(last));
    }

    /** {@code org/<organization>/derived/<sha256>/<what>-<version>.json.gz}: what was worked out from those bytes. */
    public static String derived(UUID organizationId, String sha256, String what, String version) {
        return "org/%s/derived/%s/%s-%s.json.gz".formatted(organizationId, sha256, what, version);
    }

    /** Keeps the end, where the extension is, and never cuts a character. */
    private static String shortened(String name) {
        String kept = name;
        while (kept.getBytes(StandardCharsets.UTF_8).length > MAX_NAME_BYTES) {
            kept = kept.substring(kept.offsetByCodePoints(0, 1));
        }
        return kept;
    }
}
