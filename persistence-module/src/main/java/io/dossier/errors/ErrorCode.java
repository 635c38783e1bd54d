package io.dossier.errors;

/** The kinds of refusals and failures: HTTP status and the code that the second body family names. */
public enum ErrorCode {
    INVALID_REQUEST(400, "INVALID_REQUEST"),
    /** A malformed request that looks like an attempt to go around the rules: refused as any, audited as that. */
    RULE_EVASION(400, "INVALID_REQUEST"),
    NOT_AUTHENTICATED(401, "AUTHENTICATION_FAILED"),
    INVALID_CREDENTIALS(401, "AUTHENTICATION_FAILED"),
    /** The account has no organization, or the resource belongs to another one. */
    WRONG_ORGANIZATION(403, "INSUFFICIENT_PERMISSIONS"),
    INSUFFICIENT_PERMISSIONS(403, "INSUFFICIENT_PERMISSIONS"),
    /** A link whose signature is not the object store's. */
    FORGED_LINK(403, "INSUFFICIENT_PERMISSIONS"),
    NOT_FOUND(404, "NOT_FOUND"),
    METHOD_NOT_ALLOWED(405, "INVALID_REQUEST"),
    NOT_ACCEPTABLE(406, "INVALID_REQUEST"),
    CONFLICT(409, "CONFLICT"),
    GONE(410, "NOT_FOUND"),
    REQUEST_TOO_LARGE(413, "INVALID_REQUEST"),
    URI_TOO_LONG(414, "INVALID_REQUEST"),
    UNSUPPORTED_MEDIA_TYPE(415, "INVALID_REQUEST"),
    RANGE_NOT_SATISFIABLE(416, "INVALID_REQUEST"),
    UNPROCESSABLE(422, "INVALID_REQUEST"),
    QUOTA_EXCEEDED(429, "QUOTA_EXCEEDED"),
    STORAGE_FAILED(500, "INTERNAL_ERROR"),
    CONVERSION_FAILED(500, "INTERNAL_ERROR"),
    INTERNAL_ERROR(500, "INTERNAL_ERROR");

    private final int status;
    private final String wireCode;

    ErrorCode(int status, String wireCode) {
        this.status = status;
        this.wireCode = wireCode;
    }

    public int status() {
        return status;
    }

    public String wireCode() {
        return wireCode;
    }
}
