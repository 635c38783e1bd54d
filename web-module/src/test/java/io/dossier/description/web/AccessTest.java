package io.dossier.description.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class AccessTest {

    @Test
    void openIsForEverybody() {
        assertThat(Access.of("open").refusal(false, false)).isZero();
    }

    @Test
    void bearerIsForMembersOfAnOrganization() {
        Access bearer = Access.of("bearer");

        assertThat(bearer.refusal(false, false)).isEqualTo(401);
        assertThat(bearer.refusal(true, false)).isEqualTo(403);
        assertThat(bearer.refusal(true, true)).isZero();
    }

    @Test
    void anotherSettingIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Access.of("public"));
    }
}
