package io.dossier.files;

import java.net.URI;

/**
 * Where the object store is.
 *
 * @param endpoint how the server reaches it
 * @param publicEndpoint how clients reach it; presigned links carry this address
 */
public record StorageSettings(
        URI endpoint, URI publicEndpoint, String region, String bucket, String accessKey, String secretKey) {

    public StorageSettings {
        requireAddress("storage.endpoint", endpoint);
        requireAddress("storage.public-endpoint", publicEndpoint);
    }

    private static void requireAddress(String name, URI address) {
        boolean web = "http".equals(address.getScheme()) || "https".equals(address.getScheme());
        if (!web || address.getHost() == null) {
            throw new IllegalArgumentException("Setting " + name + " must be http(s)://host[:port], is " + address);
        }
    }

    /** True if an address names the object store itself: same scheme, host and port. */
    public boolean isStorage(URI address) {
        return sameOrigin(address, publicEndpoint) || sameOrigin(address, endpoint);
    }

    private static boolean sameOrigin(URI one, URI other) {
        return one.getHost() != null
                && one.getUserInfo() == null
                && one.getScheme().equalsIgnoreCase(other.getScheme())
                && one.getHost().equalsIgnoreCase(other.getHost())
                && port(one) == port(other);
    }

    private static int port(URI address) {
        if (address.getPort() >= 0) {
            return address.getPort();
        }
        return address.getScheme().equalsIgnoreCase("https") ? 443 : 80;
    }

    /** Never shows the keys. */
    @Override
    public String toString() {
        return "StorageSettings[" + endpoint + ", " + publicEndpoint + ", " + bucket + "]";
    }
}
