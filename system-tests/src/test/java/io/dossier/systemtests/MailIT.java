package io.dossier.systemtests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Mails to owners over a real SMTP server: EVT-01 to EVT-09 of the checklist. */
@ExtendWith(RunningProduct.class)
class MailIT {

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Api writer;
    private final GreenMail server;

    MailIT(Api api, RunningProduct.MailPort port) {
        assumeTrue(port.number() > 0, "The product at base.url sends its mails to a server of its own");
        writer = api.as(Api.WRITER);
        server = new GreenMail(new ServerSetup(port.number(), "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    }

    @BeforeEach
    void startServer() {
        server.start();
    }

    @AfterEach
    void stopServer() {
        server.stop();
    }

    @Test
    void ownerIsToldThatHisDocumentIsReady() throws MessagingException, IOException {
        String set = Samples.documentSet(writer);
        String name = Samples.fresh("Bericht für Ä");

        String id = generate(set, name);

        MimeMessage mail = await(name);
        assertThat(mail.getSubject()).isEqualTo("Document ready: " + name);
        assertThat(mail.getAllRecipients()).extracting(Object::toString).containsExactly(Api.WRITER);
        assertThat(mail.getHeader("Auto-Submitted")).containsExactly("auto-generated");
        assertThat(mail.getMessageID()).startsWith("<" + id + ".1.");
        MimeMultipart parts = (MimeMultipart) mail.getContent();
        assertThat(parts.getContentType()).startsWith("multipart/alternative");
        assertThat(parts.getBodyPart(0).getContent().toString())
                .contains("Your document \"" + name + "\"", "is Ready since");
        assertThat(parts.getBodyPart(1).getContentType()).startsWith("text/html");
    }

    @Test
    void askingAgainAndUploadingSendNothing() throws MessagingException {
        String set = Samples.documentSet(writer);
        String name = Samples.fresh("Report");
        generate(set, name);
        await(name);

        assertThat(writer.post("/api/v1/documents/generate", request(set, name)).status())
                .isEqualTo(202);
        String local = Samples.fresh("local");
        writer.post(
                        "/api/v1/documents/local",
                        new Multipart()
                                .file(
                                        "file",
                                        local + ".docx",
                                        new WordFile().heading(1, "A").bytes()))
                .ok();
        String last = Samples.fresh("Last");
        generate(set, last);
        await(last);

        assertThat(about(name)).hasSize(1);
        assertThat(about(local)).isEmpty();
    }

    @Test
    void mailWaitsForItsServerAndTheDocumentDoesNot() throws MessagingException {
        server.stop();
        String name = Samples.fresh("Report");
        generate(Samples.documentSet(writer), name);

        server.start();

        assertThat(await(name).getSubject()).contains(name);
    }

    private String generate(String set, String name) {
        String id = writer.post("/api/v1/documents/generate", request(set, name))
                .ok()
                .text("task_id");
        assertThat(Samples.finished(writer, id).path("status").asText()).isEqualTo("Ready");
        return id;
    }

    private Map<String, Object> request(String set, String name) {
        Map<String, Object> request = new HashMap<>(Samples.request(writer, set));
        request.put("output_name", name);
        return request;
    }

    private MimeMessage await(String name) throws MessagingException {
        Instant end = Instant.now().plus(PATIENCE);
        while (about(name).isEmpty()) {
            assertThat(Instant.now()).as("No mail about " + name).isBefore(end);
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(250));
        }
        return about(name).get(0);
    }

    private List<MimeMessage> about(String name) throws MessagingException {
        List<MimeMessage> about = new ArrayList<>();
        for (MimeMessage mail : server.getReceivedMessages()) {
            if (mail.getSubject().contains(name)) {
                about.add(mail);
            }
        }
        return about;
    }
}
