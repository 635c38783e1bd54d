package io.dossier.errors.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.dossier.errors.DossierException;
import io.dossier.http.Json;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class ErrorAnswersTest {

    private final ErrorAnswers answers = new ErrorAnswers("listed");

    @Test
    void detailIsTheOnlyFieldOfTheFirstFamily() throws IOException {
        assertThat(body(DossierException.missing("container"), "/api/v1/files/upload"))
                .isEqualTo("{\"detail\":\"Missing required parameter: container\"}");
    }

    @Test
    void secondFamilyHasCodeDetailsResolutionAndRequestId() throws IOException {
        assertThat(body(DossierException.missing("name"), "/pipelines"))
                .isEqualTo("{\"error_code\":\"INVALID_REQUEST\",\"message\":\"Missing required parameter: name\","
                        + "\"details\":" + details() + ",\"resolution\":\"Send a value for name.\","
                        + "\"request_id\":\"r-1\"}");
    }

    @Test
    void resolutionIsLeftOutWhenThereIsNone() throws IOException {
        assertThat(body(DossierException.forbidden(), "/pipelines"))
                .isEqualTo("{\"error_code\":\"INSUFFICIENT_PERMISSIONS\",\"message\":\"Insufficient permissions\","
                        + "\"details\":{},\"request_id\":\"r-1\"}");
    }

    @Test
    void internalFailureSaysNothingOfItself() throws IOException {
        assertThat(Json.MAPPER.writeValueAsString(answers.body(Problem.internal(), "/api/v1/x", "r-1")))
                .isEqualTo("{\"detail\":\"Internal server error\"}");
    }

    @Test
    void everyStatusOfTheContainerHasAProblem() {
        for (int status = 400; status < 600; status++) {
            assertThat(Problem.ofStatus(status).message())
                    .as("status %d", status)
                    .isNotBlank();
        }
    }

    private String body(DossierException exception, String path) throws IOException {
        return Json.MAPPER.writeValueAsString(answers.body(Problem.of(exception), path, "r-1"));
    }

    /** A map's order is not promised. */
    private static String details() throws IOException {
        return Json.MAPPER.writeValueAsString(DossierException.missing("name").details());
    }
}
