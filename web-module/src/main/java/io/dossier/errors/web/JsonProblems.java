package io.dossier.errors.web;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.dossier.errors.ErrorCode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;

/** Says what is wrong with a JSON body and what should stand there, without a word of Java. */
final class JsonProblems {

    private JsonProblems() {}

    static Problem problem(JsonProcessingException exception) {
        if (exception instanceof InvalidDefinitionException) {
            return Problem.internal();
        }
        if (exception instanceof StreamConstraintsException) {
            return invalid("JSON is nested too deeply or holds a value that is too long", "", "too_large");
        }
        if (exception instanceof MismatchedInputException mismatch) {
            return mismatch(mismatch);
        }
        if (exception instanceof JsonParseException parse) {
            return malformed(parse.getLocation());
        }
        return exception instanceof JsonMappingException mapping
                        && mapping.getCause() instanceof JsonParseException cause
                ? malformed(cause.getLocation())
                : invalid("Request body is not the JSON that is expected", "", "malformed");
    }

    private static Problem mismatch(MismatchedInputException mismatch) {
        String field = field(mismatch);
        if (field.isEmpty()) {
            return invalid("Request body must be a JSON " + expected(mismatch.getTargetType()), "", "wrong_type");
        }
        String type = expected(mismatch.getTargetType());
        return new Problem(
                ErrorCode.INVALID_REQUEST,
                "Invalid value for " + field + ": expected " + type,
                Map.of("field", field, "issue", "wrong_type"),
                "Send " + field + " as " + type + ".");
    }

    private static Problem malformed(JsonLocation place) {
        String where = place == null ? "" : " at line " + place.getLineNr() + ", column " + place.getColumnNr();
        return invalid("Malformed JSON" + where, "", "malformed");
    }

    private static Problem invalid(String message, String field, String issue) {
        return new Problem(ErrorCode.INVALID_REQUEST, message, Map.of("field", field, "issue", issue), null);
    }

    /** Such as {@code sections[2].order_index}. */
    private static String field(JsonMappingException exception) {
        StringBuilder path = new StringBuilder();
        for (JsonMappingException.Reference reference : exception.getPath()) {
            if (reference.getFieldName() == null) {
                path.append('[').append(reference.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(reference.getFieldName());
            }
        }
        return path.toString();
    }

    private static String expected(Class<?> type) {
        if (type == null) {
            return "another type";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "boolean";
        }
        if (type == double.class || type == Double.class || type == BigDecimal.class) {
            return "number";
        }
        if (type.isPrimitive() || Number.class.isAssignableFrom(type) || type == BigInteger.class) {
            return "integer";
        }
        if (type == String.class || type.isEnum() || type.getPackageName().startsWith("java.time")) {
            return "string";
        }
        return type.isArray() || Collection.class.isAssignableFrom(type) ? "array" : "object";
    }
}
