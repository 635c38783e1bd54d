package io.dossier.errors.web;

import io.dossier.errors.DossierException;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/** Our own refusals and failures. */
@Provider
public class DossierExceptionMapper implements ExceptionMapper<DossierException> {

    @Inject
    private Refusals refusals;

    @Context
    private HttpServletRequest request;

    @Override
    public Response toResponse(DossierException exception) {
        return refusals.answer(Problem.of(exception), exception, request);
    }
}
