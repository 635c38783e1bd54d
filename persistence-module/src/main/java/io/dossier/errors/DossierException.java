package io.dossier.errors;

import jakarta.ejb.ApplicationException;
import java.util.Map;

/** The one exception of the application: the transaction rolls back, the caller gets the code and the message. */
@ApplicationException(rollback = true, inherited = true)
public class DossierException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final ErrorCode code;
    private final transient Map<String, Object> details;
    private final String resolution;

    public DossierException(ErrorCode code, String message) {
        this(code, message, Map.of(), null, null);
    }

    /** @param cause for the log; nothing of it reaches the caller */
    public DossierException(ErrorCode code, String message, Throwable cause) {
        this(code, message, Map.of(), null, cause);
    }

    /**
     * @param details machine-readable, second body family only
     * @param resolution what the caller can do; may be null
     */
    public DossierException(
            ErrorCode code, String message, Map<String, Object> details, String resolution, Throwable cause) {
        super(message, cause);
        this.code = code;
        this.details = Map.copyOf(details);
        this.resolution = resolution;
    }

    public static DossierException invalid(String message) {
        return new DossierException(ErrorCode.INVALID_REQUEST, message);
    }

    /** @param name as it stands on the wire */
    public static DossierException missing(String name) {
        return new DossierException(
                ErrorCode.INVALID_REQUEST,
                "Missing required parameter: " + name,
                Map.of("field", name, "issue", "missing"),
                "Send a value for " + name + ".",
                null);
    }

    public static DossierException notFound(String message) {
        return new DossierException(ErrorCode.NOT_FOUND, message);
    }

    public static DossierException notAuthenticated() {
        return new DossierException(ErrorCode.NOT_AUTHENTICATED, "Not authenticated");
    }

    public static DossierException invalidCredentials() {
        return new DossierException(ErrorCode.INVALID_CREDENTIALS, "Invalid authentication credentials");
    }

    public static DossierException wrongOrganization() {
        return new DossierException(ErrorCode.WRONG_ORGANIZATION, "User has no organization or not authorized");
    }

    public static DossierException forbidden() {
        return new DossierException(ErrorCode.INSUFFICIENT_PERMISSIONS, "Insufficient permissions");
    }

    public ErrorCode code() {
        return code;
    }

    public Map<String, Object> details() {
        return details == null ? Map.of() : details;
    }

    /** What the caller can do; null when there is nothing to say. */
    public String resolution() {
        return resolution;
    }
}
