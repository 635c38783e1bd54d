package io.dossier.errors.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.dossier.errors.ErrorCode;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import java.util.regex.Pattern;

/** JSON that cannot be read, or that does not hold what it must. */
@Provider
public class JsonProblemMapper implements ExceptionMapper<JsonProcessingException> {

    private static final Pattern UNPROCESSABLE = Pattern.compile("PUT /api/v1/document-mrt/[^/]+/?");

    @Inject
    private Refusals refusals;

    @Context
    private HttpServletRequest request;

    @Override
    public Response toResponse(JsonProcessingException exception) {
        Problem problem = JsonProblems.problem(exception);
        boolean wrongType = exception instanceof MismatchedInputException;
        return refusals.answer(
                wrongType && isUnprocessable(request.getMethod(), request.getRequestURI())
                        ? problem.as(ErrorCode.UNPROCESSABLE)
                        : problem,
                exception,
                request);
    }

    /** Whether a wrong type in the body of an operation is 422, which the interface lists for one. */
    public static boolean isUnprocessable(String verb, String path) {
        return UNPROCESSABLE.matcher(verb + " " + path).matches();
    }
}
