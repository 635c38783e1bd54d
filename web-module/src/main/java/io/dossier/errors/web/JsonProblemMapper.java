package io.dossier.errors.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/** JSON that cannot be read, or that does not hold what it must. */
@Provider
public class JsonProblemMapper implements ExceptionMapper<JsonProcessingException> {

    @Inject
    private Refusals refusals;

    @Context
    private HttpServletRequest request;

    @Override
    public Response toResponse(JsonProcessingException exception) {
        return refusals.answer(JsonProblems.problem(exception), exception, request);
    }
}
