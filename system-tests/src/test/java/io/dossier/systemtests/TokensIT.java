package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a token says of its holder: CONV-15 of the checklist, and who holds which permissions. */
@ExtendWith(RunningProduct.class)
class TokensIT {

    private static final List<String> OF_EVERYBODY = List.of(
            "document-sets:read",
            "document-sets:write",
            "documents:read",
            "documents:write",
            "files:read",
            "files:write",
            "templates:read",
            "templates:write");

    private final Api nobody;

    TokensIT(Api api) {
        nobody = api;
    }

    @Test
    void aMemberHoldsAllOperationsButThoseOfAdmins() throws IOException {
        assertThat(permissions(Api.WRITER)).containsExactlyInAnyOrderElementsOf(OF_EVERYBODY);
        assertThat(permissions(Api.INTERNAL)).containsExactlyInAnyOrderElementsOf(OF_EVERYBODY);
    }

    @Test
    void anOwnerIsAnAdminAndSoIsWhoWasMadeOne() throws IOException {
        assertThat(permissions(Api.OWNER)).containsAll(OF_EVERYBODY).contains("admin");
        assertThat(permissions(Api.ADMIN)).containsAll(OF_EVERYBODY).contains("admin");
    }

    private List<String> permissions(String user) throws IOException {
        String token = nobody.token(user);
        JsonNode claims = Api.JSON.readTree(Base64.getUrlDecoder().decode(token.split("\\.")[1]));
        List<String> claimed = texts(claims.path("permissions"));
        assertThat(texts(nobody.withToken(token)
                        .get("/api/v1/whoami")
                        .ok()
                        .json()
                        .path("permissions")))
                .containsExactlyInAnyOrderElementsOf(claimed);
        return claimed;
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(each -> texts.add(each.asText()));
        return texts;
    }
}
