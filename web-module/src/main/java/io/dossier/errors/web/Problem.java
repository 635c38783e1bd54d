package io.dossier.errors.web;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import java.util.Map;

/**
 * What the caller is told.
 *
 * @param resolution null when there is nothing to say
 */
public record Problem(ErrorCode code, String message, Map<String, Object> details, String resolution) {

    public static Problem of(DossierException exception) {
        return new Problem(exception.code(), exception.getMessage(), exception.details(), exception.resolution());
    }

    public static Problem of(ErrorCode code, String message) {
        return new Problem(code, message, Map.of(), null);
    }

    /** The problem that a bare HTTP status stands for. */
    public static Problem ofStatus(int status) {
        return switch (status) {
            case 400 -> of(ErrorCode.INVALID_REQUEST, "Malformed request");
            case 401 -> of(ErrorCode.NOT_AUTHENTICATED, "Not authenticated");
            case 403 -> of(ErrorCode.INSUFFICIENT_PERMISSIONS, "Insufficient permissions");
            case 404 -> of(ErrorCode.NOT_FOUND, "Not found");
            case 405 -> of(ErrorCode.METHOD_NOT_ALLOWED, "Method not allowed");
            case 406 -> of(ErrorCode.NOT_ACCEPTABLE, "No representation that the Accept header allows");
            case 413 -> of(ErrorCode.REQUEST_TOO_LARGE, "Request too large");
            case 414 -> of(ErrorCode.URI_TOO_LONG, "Request address too long");
            case 415 -> of(ErrorCode.UNSUPPORTED_MEDIA_TYPE, "Content type not supported");
            case 416 -> of(ErrorCode.RANGE_NOT_SATISFIABLE, "Range not satisfiable");
            default -> status < 500 ? of(ErrorCode.INVALID_REQUEST, "Malformed request") : internal();
        };
    }

    /** The same under another code. */
    Problem as(ErrorCode other) {
        return new Problem(other, message, details, resolution);
    }

    /** Says nothing of what happened; the log does. */
    public static Problem internal() {
        return of(ErrorCode.INTERNAL_ERROR, "Internal server error");
    }

    /** True for a missing or bad credential. */
    public boolean isCredentialFailure() {
        return code == ErrorCode.NOT_AUTHENTICATED || code == ErrorCode.INVALID_CREDENTIALS;
    }
}
