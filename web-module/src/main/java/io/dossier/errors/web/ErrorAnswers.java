package io.dossier.errors.web;

import io.dossier.http.RequestId;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Builds the answer to a problem: status and body by the path that was asked. */
@ApplicationScoped
public class ErrorAnswers {

    private final String failureStatus;

    /** For the container's proxy. */
    protected ErrorAnswers() {
        this("listed");
    }

    @Inject
    public ErrorAnswers(@ConfigProperty(name = "auth.failure-status", defaultValue = "listed") String failureStatus) {
        this.failureStatus = failureStatus;
    }

    public Response answer(Problem problem, HttpServletRequest request) {
        String path = request.getRequestURI();
        Response.ResponseBuilder answer = Response.status(status(problem, request.getMethod(), path))
                .type(MediaType.APPLICATION_JSON_TYPE.withCharset("UTF-8"))
                .entity(body(problem, path, RequestId.of(request)));
        if (problem.isCredentialFailure()) {
            answer.header(HttpHeaders.WWW_AUTHENTICATE, "Bearer");
        }
        return answer.build();
    }

    int status(Problem problem, String method, String path) {
        return problem.isCredentialFailure()
                ? CredentialFailureStatus.of(method, path, failureStatus)
                : problem.code().status();
    }

    Object body(Problem problem, String path, String requestId) {
        return BodyFamily.of(path) == BodyFamily.DETAIL ? DetailBody.of(problem) : CodedBody.of(problem, requestId);
    }
}
