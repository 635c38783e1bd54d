package io.dossier.identity;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * How callers prove who they are.
 *
 * @param issuer our own name in the tokens that we issue
 * @param keyDirectory holds our signing key; shared by all nodes
 * @param tokenLifetime of the tokens that we issue
 * @param maxSession how long a session can be prolonged by renewing
 * @param providers issuer and key set address of each identity provider
 */
public record AuthSettings(
        String issuer,
        Path keyDirectory,
        TokenEndpoint tokenEndpoint,
        Duration tokenLifetime,
        Duration maxSession,
        Map<String, URI> providers) {

    public AuthSettings {
        providers = Map.copyOf(providers);
        if (tokenLifetime.toSeconds() < 60 || tokenLifetime.compareTo(Duration.ofDays(1)) > 0) {
            throw new IllegalArgumentException("Setting auth.token-lifetime-seconds must be from 60 to 86400");
        }
        if (maxSession.compareTo(tokenLifetime) < 0) {
            throw new IllegalArgumentException(
                    "Setting auth.max-session-seconds must not be less than auth.token-lifetime-seconds");
        }
    }

    /** An open endpoint makes anybody who reaches it anybody he likes: only one's own machine may reach it. */
    void requireSafe(String listenerAddress, boolean insecureAllowed) {
        if (tokenEndpoint == TokenEndpoint.OPEN && !insecureAllowed && !isLoopback(listenerAddress)) {
            throw new IllegalArgumentException("auth.token-endpoint=open needs http.listener-address to be a loopback"
                    + " address, or ALLOW_INSECURE_TOKENS=true; it is " + listenerAddress);
        }
    }

    /** What an operator should know before others reach the server. */
    Optional<String> warning() {
        return tokenEndpoint == TokenEndpoint.OPEN
                ? Optional.of(
                        "auth.token-endpoint=open: whoever reaches this server gets a token for any account without any"
                                + " credential. This is for evaluation on one's own machine; set it to bearer or off elsewhere.")
                : Optional.empty();
    }

    private static boolean isLoopback(String address) {
        try {
            return !address.isEmpty() && InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }
}
