package io.dossier.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.dossier.mail.model.MailKind;
import io.dossier.mail.model.MailMessage;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class MailTest {

    private static final UUID DOCUMENT = UUID.fromString("01a1fef4-2bde-758f-b04f-7155077435ac");
    private static final OffsetDateTime THEN = OffsetDateTime.parse("2026-01-31T11:15:30.5+01:00");
    private static final MailSettings SETTINGS = new MailSettings(
            "dossier@acme.example",
            false,
            "https://dossier.acme.example/documents/{document_id}",
            List.of(Duration.ofMinutes(1), Duration.ofHours(6)));

    @Test
    void saysWhatIsReadyAndWhereToSeeIt() {
        Mail mail = mail("CSR 1", "Study A", MailKind.DOCUMENT_READY);
        assertThat(mail.subject()).isEqualTo("Document ready: CSR 1");
        assertThat(mail.text())
                .isEqualTo("Your document \"CSR 1\" (document set \"Study A\") is Ready since 2026-01-31T10:15:30Z.\n\n"
                        + "Open: https://dossier.acme.example/documents/" + DOCUMENT + "\n");
        assertThat(mail.id()).isEqualTo(DOCUMENT + ".2.document_ready");
    }

    @Test
    void failureHasAnotherSubject() {
        assertThat(mail("CSR 1", "", MailKind.DOCUMENT_FAILED).subject()).isEqualTo("Document failed: CSR 1");
    }

    @Test
    void namesCannotAddHeadersOrMarkup() {
        Mail mail = mail("CSR\r\nBcc: spy@evil.example\u2028<b>", "", MailKind.DOCUMENT_READY);
        assertThat(mail.subject()).isEqualTo("Document ready: CSR Bcc: spy@evil.example <b>");
        assertThat(mail.html()).contains("&lt;b&gt;").doesNotContain("<b>");
    }

    @Test
    void withoutAPlaceToSeeItThereIsNoLink() {
        MailSettings bare = new MailSettings("dossier@acme.example", false, "", List.of(Duration.ofMinutes(1)));
        assertThat(Mail.of(message("CSR", ""), bare).text()).doesNotContain("Open");
    }

    @Test
    void lastWaitCountsForAllThatFollow() {
        assertThat(SETTINGS.waitAfter(1)).isEqualTo(Duration.ofMinutes(1));
        assertThat(SETTINGS.waitAfter(2)).isEqualTo(Duration.ofHours(6));
        assertThat(SETTINGS.waitAfter(9)).isEqualTo(Duration.ofHours(6));
        assertThatThrownBy(() -> new MailSettings("a@b", false, "", List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static Mail mail(String name, String set, MailKind kind) {
        MailMessage message = new MailMessage(DOCUMENT, DOCUMENT, 2, kind, THEN);
        return Mail.of(message.to("writer@acme.example").about(name, set), SETTINGS);
    }

    private static MailMessage message(String name, String set) {
        return new MailMessage(DOCUMENT, DOCUMENT, 2, MailKind.DOCUMENT_READY, THEN)
                .to("writer@acme.example")
                .about(name, set);
    }
}
