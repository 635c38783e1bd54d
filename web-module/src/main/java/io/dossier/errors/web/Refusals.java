package io.dossier.errors.web;

import io.dossier.audit.AuditTrail;
import io.dossier.audit.CurrentActor;
import io.dossier.audit.model.AuditCategory;
import io.dossier.errors.ErrorCode;
import io.dossier.http.RequestId;
import jakarta.ejb.EJBException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.core.Response;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;

/** Answers a problem after writing it down: failures into the log, refusals into the audit trail. */
@ApplicationScoped
public class Refusals {

    private static final Logger LOG = System.getLogger(Refusals.class.getName());

    private final ErrorAnswers answers;
    private final AuditTrail auditTrail;
    private final CurrentActor actor;

    /** For the container's proxy. */
    protected Refusals() {
        this(null, null, null);
    }

    @Inject
    public Refusals(ErrorAnswers answers, AuditTrail auditTrail, CurrentActor actor) {
        this.answers = answers;
        this.auditTrail = auditTrail;
        this.actor = actor;
    }

    /** @param cause logged when the problem is the server's */
    public Response answer(Problem problem, Throwable cause, HttpServletRequest request) {
        if (problem.code().status() >= 500) {
            LOG.log(Level.ERROR, "Request " + RequestId.of(request) + " failed: " + problem.message(), cause);
        }
        audit(problem, request);
        return answers.answer(problem, request);
    }

    private void audit(Problem problem, HttpServletRequest request) {
        String action = action(problem.code());
        if (action == null) {
            return;
        }
        AuditCategory category = action.equals("system_error") ? AuditCategory.ERROR : AuditCategory.SECURITY;
        try {
            auditTrail.recordRefusal(action, category, "request", null, facts(problem, request));
        } catch (EJBException e) {
            LOG.log(Level.ERROR, "Request " + RequestId.of(request) + ": " + action + " could not be audited", e);
        }
    }

    private String action(ErrorCode code) {
        return switch (code) {
            case NOT_AUTHENTICATED, INVALID_CREDENTIALS -> "authentication_failed";
            case RULE_EVASION, FORGED_LINK -> "security_violation";
            case INSUFFICIENT_PERMISSIONS -> "permission_denied";
            // Without an organization nobody's data was reached for.
            case WRONG_ORGANIZATION ->
                actor.get().organizationId() == null ? "permission_denied" : "security_violation";
            case STORAGE_FAILED, CONVERSION_FAILED, INTERNAL_ERROR -> "system_error";
            default -> null;
        };
    }

    private static Map<String, Object> facts(Problem problem, HttpServletRequest request) {
        return Map.of("path", request.getRequestURI(), "method", request.getMethod(), "reason", problem.message());
    }
}
