package io.dossier.errors.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.extensions.Extension;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Error body of the pipeline and monitoring interface. */
@Schema
@JsonNaming(SnakeCaseStrategy.class)
public record CodedBody(
        String errorCode,
        String message,
        Map<String, Object> details,

        @JsonInclude(JsonInclude.Include.NON_NULL) @Schema(extensions = @Extension(name = "x-optional", value = "true"))
        String resolution,

        String requestId) {

    public static CodedBody of(Problem problem, String requestId) {
        return new CodedBody(
                problem.code().wireCode(), problem.message(), problem.details(), problem.resolution(), requestId);
    }
}
