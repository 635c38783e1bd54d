package io.dossier.errors.web;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import java.lang.annotation.Annotation;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** A body whose shape is right and whose values are not. The first violation, by field, is the one that is named. */
@Provider
public class ViolationMapper implements ExceptionMapper<ConstraintViolationException> {

    private static final Set<Class<? extends Annotation>> REQUIRED = Set.of(NotBlank.class, NotNull.class);

    @Inject
    private Refusals refusals;

    @Context
    private HttpServletRequest request;

    @Override
    public Response toResponse(ConstraintViolationException exception) {
        return refusals.answer(problem(exception), exception, request);
    }

    static Problem problem(ConstraintViolationException exception) {
        return exception.getConstraintViolations().stream()
                .min(Comparator.comparing(v -> v.getPropertyPath().toString()))
                .map(ViolationMapper::problem)
                .orElseGet(() -> Problem.ofStatus(400));
    }

    private static Problem problem(ConstraintViolation<?> violation) {
        String field = field(violation.getPropertyPath());
        if (field.isEmpty()) {
            return Problem.of(ErrorCode.INVALID_REQUEST, "Request body must be a JSON object");
        }
        if (REQUIRED.contains(
                violation.getConstraintDescriptor().getAnnotation().annotationType())) {
            return Problem.of(DossierException.missing(field));
        }
        String message = "Invalid value for " + field + ": " + violation.getMessage();
        return new Problem(ErrorCode.INVALID_REQUEST, message, Map.of("field", field, "issue", "invalid"), null);
    }

    /** The wire name: the path below the method's parameter, in snake case. */
    private static String field(Path path) {
        StringBuilder field = new StringBuilder();
        for (Path.Node node : path) {
            if (node.getKind() == ElementKind.PROPERTY && node.getName() != null) {
                field.append(node.isInIterable() && node.getIndex() != null ? "[" + node.getIndex() + "]" : "")
                        .append(field.isEmpty() ? "" : ".")
                        .append(node.getName()
                                .replaceAll("([a-z0-9])([A-Z])", "$1_$2")
                                .toLowerCase(Locale.ROOT));
            }
        }
        return field.toString();
    }
}
