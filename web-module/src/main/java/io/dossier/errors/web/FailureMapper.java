package io.dossier.errors.web;

import io.dossier.errors.DossierException;
import jakarta.ejb.EJBAccessException;
import jakarta.ejb.EJBException;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/**
 * Everything without a mapper of its own. Its log line names what is missing: either the code should have thrown a
 * {@link DossierException}, or a mapper should know this kind.
 */
@Provider
public class FailureMapper implements ExceptionMapper<Throwable> {

    @Inject
    private Refusals refusals;

    @Context
    private HttpServletRequest request;

    @Override
    public Response toResponse(Throwable failure) {
        return refusals.answer(problem(failure), failure, request);
    }

    private static Problem problem(Throwable failure) {
        if (failure instanceof EJBAccessException) {
            return Problem.of(DossierException.forbidden());
        }
        if (failure instanceof DossierException known) {
            return Problem.of(known);
        }
        // What the container wrapped, such as a refusal thrown while it started a bean.
        if (failure instanceof EJBException && failure.getCause() != null) {
            return problem(failure.getCause());
        }
        return Problem.internal();
    }
}
