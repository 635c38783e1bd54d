package io.dossier.identity.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import io.dossier.identity.Caller;
import io.dossier.identity.Credential;
import io.dossier.identity.Roles;
import jakarta.annotation.security.DenyAll;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AccessRuleTest {

    @RolesAllowed(Roles.USER)
    static class Annotated {
        public void inherits() {}

        @PermitAll
        public void open() {}

        @RolesAllowed(Roles.ADMIN)
        public void admin() {}

        @DenyAll
        public void closed() {}
    }

    @RolesAllowed(Roles.USER)
    @Permission("files")
    static class Permitted {
        @GET
        public void reads() {}

        @POST
        public void writes() {}

        @POST
        @Permission(value = "documents", reads = true)
        public void asks() {}
    }

    static class Silent {
        public void forgotten() {}
    }

    @Test
    void methodWithoutAnnotationIsRefusedToEverybody() throws NoSuchMethodException {
        AccessRule rule = AccessRule.of(Silent.class.getMethod("forgotten"));
        assertThat(refusal(rule, credential(UUID.randomUUID(), Set.of("admin"))))
                .isEqualTo(ErrorCode.INSUFFICIENT_PERMISSIONS);
        assertThat(refusal(rule, null)).isEqualTo(ErrorCode.NOT_AUTHENTICATED);
    }

    @Test
    void methodWinsOverItsClass() throws NoSuchMethodException {
        assertThatCode(() -> rule("open").check(null)).doesNotThrowAnyException();
        assertThat(refusal(rule("closed"), credential(UUID.randomUUID(), Set.of("admin"))))
                .isEqualTo(ErrorCode.INSUFFICIENT_PERMISSIONS);
    }

    @Test
    void regularUserIsRefusedWhatIsAdmins() throws NoSuchMethodException {
        Credential regular = credential(UUID.randomUUID(), Set.of());
        assertThatCode(() -> rule("inherits").check(regular)).doesNotThrowAnyException();
        assertThat(refusal(rule("admin"), regular)).isEqualTo(ErrorCode.INSUFFICIENT_PERMISSIONS);
        assertThatCode(() -> rule("admin").check(credential(UUID.randomUUID(), Set.of("admin"))))
                .doesNotThrowAnyException();
    }

    @Test
    void accountWithoutOrganizationMayDoNothing() throws NoSuchMethodException {
        assertThat(refusal(rule("inherits"), credential(null, Set.of("admin"))))
                .isEqualTo(ErrorCode.WRONG_ORGANIZATION);
    }

    @ParameterizedTest
    @CsvSource({"reads, files:read", "writes, files:write", "asks, documents:read"})
    void aTokenThatLacksAPermissionIsRefused(String method, String permission) throws NoSuchMethodException {
        AccessRule rule = AccessRule.of(Permitted.class.getMethod(method));

        assertThatCode(() -> rule.check(credential(UUID.randomUUID(), Set.of(permission))))
                .doesNotThrowAnyException();
        assertThat(refusal(rule, credential(UUID.randomUUID(), Set.of("admin", "templates:write"))))
                .isEqualTo(ErrorCode.INSUFFICIENT_PERMISSIONS);
    }

    private static AccessRule rule(String method) throws NoSuchMethodException {
        return AccessRule.of(Annotated.class.getMethod(method));
    }

    private static ErrorCode refusal(AccessRule rule, Credential shown) {
        return catchThrowableOfType(DossierException.class, () -> rule.check(shown))
                .code();
    }

    private static Credential credential(UUID organization, Set<String> permissions) {
        return new Credential(
                new Caller("u", "u", organization, "Member", permissions, "api", "127.0.0.1", null, "r"), null);
    }
}
