package io.dossier.description.web;

import io.dossier.errors.web.BodyFamily;
import io.dossier.errors.web.CodedBody;
import io.dossier.errors.web.CredentialFailureStatus;
import io.dossier.errors.web.DetailBody;
import io.dossier.errors.web.JsonProblemMapper;
import io.dossier.errors.web.Problem;
import io.dossier.http.Json;
import io.dossier.identity.web.AccessRule;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.eclipse.microprofile.openapi.models.security.SecurityRequirement;

/** One operation of the description, and the resource method that answers it. */
final class DescribedOperation {

    /** Where the interface lists no 404. */
    private static final Pattern UNKNOWN_IS_BAD_REQUEST =
            Pattern.compile("GET /api/v1/(document-sets|mrt-outlines|files)/[^/]+");

    private static final String EXAMPLE_REQUEST = "01a1fef4-2bde-758f-b04f-7155077435ac";

    private final String path;
    private final String verb;
    private final Operation operation;
    private final Method method;

    /** @param operation its id is the resource method's full name */
    DescribedOperation(String path, String verb, Operation operation) {
        this.path = path;
        this.verb = verb;
        this.operation = operation;
        this.method = method(operation.getOperationId());
    }

    void complete() {
        operation.setOperationId(shortName());
        AccessRule rule = AccessRule.of(method);
        rule.permission().ifPresent(needed -> operation.setDescription("Needs the permission " + needed + "."));
        boolean open = rule.open();
        SecurityRequirement needed = OASFactory.createSecurityRequirement();
        operation.setSecurity(List.of(open ? needed : needed.addScheme("bearer")));
        if (!open) {
            add(CredentialFailureStatus.of(verb, path, "listed"), "No valid credential");
            add(403, "The account has no organization, or may not do this or not to this");
        }
        if (path.contains("{")) {
            add(
                    UNKNOWN_IS_BAD_REQUEST.matcher(verb + " " + path).matches() ? 400 : 404,
                    "There is none, or none that the caller may see");
        }
        if (hasQuery()) {
            add(400, "A parameter has no value that it can have");
        }
        if (operation.getRequestBody() != null) {
            add(400, "The body is not what is described, or names what is not there");
            if (JsonProblemMapper.isUnprocessable(verb, path)) {
                add(422, "A value of the body has another type or lies outside its range");
            }
            add(413, "The body is too large");
            add(415, "The body has another content type");
        }
        add(406, "Accept allows none of the content types");
        add(500, "A failure of the server's; its log has more under the answer's X-Request-Id");
        operation.getResponses().getAPIResponses().forEach(this::describeBody);
    }

    private boolean hasQuery() {
        return operation.getParameters() != null
                && operation.getParameters().stream().anyMatch(parameter -> parameter.getIn() == Parameter.In.QUERY);
    }

    /** Of several reasons for one status all are named. */
    private void add(int status, String reason) {
        String key = Integer.toString(status);
        APIResponse known = operation.getResponses().getAPIResponse(key);
        if (known == null) {
            operation
                    .getResponses()
                    .addAPIResponse(key, OASFactory.createAPIResponse().description(reason));
        } else {
            known.setDescription(known.getDescription() + ". " + reason);
        }
    }

    private void describeBody(String status, APIResponse response) {
        if (status.compareTo("400") >= 0 && response.getContent() == null) {
            response.setContent(errorBody(Integer.parseInt(status)));
        }
    }

    private Content errorBody(int status) {
        boolean detail = BodyFamily.of(path) == BodyFamily.DETAIL;
        Problem problem = Problem.ofStatus(status);
        Object example = detail ? DetailBody.of(problem) : CodedBody.of(problem, EXAMPLE_REQUEST);
        return OASFactory.createContent()
                .addMediaType(
                        "application/json",
                        OASFactory.createMediaType()
                                .schema(OASFactory.createSchema()
                                        .ref("#/components/schemas/" + (detail ? "DetailBody" : "CodedBody")))
                                .example(Json.MAPPER.convertValue(example, Map.class)));
    }

    /** Such as {@code documentSet_create}. */
    private String shortName() {
        String type = method.getDeclaringClass().getSimpleName().replaceFirst("Resource$", "");
        return type.substring(0, 1).toLowerCase(Locale.ROOT) + type.substring(1) + "_" + method.getName();
    }

    private static Method method(String operationId) {
        int end = operationId.lastIndexOf('_');
        try {
            Class<?> resource = Class.forName(operationId.substring(0, end));
            return Arrays.stream(resource.getDeclaredMethods())
                    .filter(each -> each.getName().equals(operationId.substring(end + 1)))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("No method: " + operationId));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("No resource: " + operationId, e);
        }
    }
}
