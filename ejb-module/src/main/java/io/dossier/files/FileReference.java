package io.dossier.files;

import io.dossier.errors.DossierException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.UUID;

/**
 * What a client calls a file, taken apart.
 *
 * @param organizationId null unless the reference names one
 * @param objectKey null unless the reference is a physical key or a link
 * @param path the rest: container and name, or a name alone; null for a physical key
 */
record FileReference(UUID organizationId, String objectKey, String path) {

    private static final String PHYSICAL = "org/";

    /** Reads a link into the store, an {@code s3://} address, a physical key, or a path with or without organization. */
    static FileReference of(String reference, StorageSettings storage) {
        String key = reference.contains("://") ? keyOf(reference, storage) : reference;
        if (key.startsWith(PHYSICAL)) {
            return new FileReference(
                    organization(key.substring(PHYSICAL.length())).orElse(null), key, null);
        }
        Optional<UUID> organization = organization(key);
        return organization
                .map(id -> new FileReference(id, null, key.substring(key.indexOf('/') + 1)))
                .orElseGet(() -> new FileReference(null, null, key));
    }

    /** The part before the first slash. */
    String container() {
        return path.substring(0, Math.max(path.indexOf('/'), 0));
    }

    /** The part behind the first slash. */
    String nameInContainer() {
        return path.substring(path.indexOf('/') + 1);
    }

    private static Optional<UUID> organization(String key) {
        String first = key.substring(0, Math.max(key.indexOf('/'), 0));
        if (first.length() != 36) {
            return Optional.empty();
        }
        try {
            return Optional.of(UUID.fromString(first));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static String keyOf(String link, StorageSettings storage) {
        URI address = parse(link);
        boolean ours = "s3".equals(address.getScheme())
                ? storage.bucket().equals(address.getHost())
                : storage.isStorage(address);
        String path = address.getPath() == null ? "" : address.getPath();
        String prefix = "s3".equals(address.getScheme()) ? "/" : "/" + storage.bucket() + "/";
        if (!ours || !path.startsWith(prefix)) {
            throw notStorage();
        }
        return path.substring(prefix.length());
    }

    private static URI parse(String link) {
        try {
            return new URI(link);
        } catch (URISyntaxException e) {
            throw notStorage();
        }
    }

    static DossierException notStorage() {
        return DossierException.invalid("URL is not an object storage URL");
    }
}
