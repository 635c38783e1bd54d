package io.dossier.errors.web;

import io.dossier.errors.DossierException;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/** What JAX-RS refuses before or around a resource method: unknown path, method, media type, unreadable body. */
@Provider
public class WebExceptionMapper implements ExceptionMapper<WebApplicationException> {

    @Inject
    private Refusals refusals;

    @Context
    private HttpServletRequest request;

    @Override
    public Response toResponse(WebApplicationException exception) {
        if (exception.getCause() instanceof DossierException known) {
            return refusals.answer(Problem.of(known), known, request);
        }
        Response refused = exception.getResponse();
        Response answer = refusals.answer(Problem.ofStatus(refused.getStatus()), exception, request);
        String allow = refused.getHeaderString(HttpHeaders.ALLOW);
        return allow == null
                ? answer
                : Response.fromResponse(answer).header(HttpHeaders.ALLOW, allow).build();
    }
}
