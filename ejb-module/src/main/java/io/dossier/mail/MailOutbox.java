package io.dossier.mail;

import io.dossier.audit.AuditTrail;
import io.dossier.audit.model.Actor;
import io.dossier.audit.model.AuditCategory;
import io.dossier.mail.model.MailKind;
import io.dossier.mail.model.MailMessage;
import io.dossier.mail.model.MailRepository;
import jakarta.annotation.security.PermitAll;
import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** The short transactions around mails. Called by jobs and timers, which have no caller. */
@Stateless
@PermitAll
public class MailOutbox {

    /** Longer than any attempt takes. */
    private static final Duration ATTEMPT = Duration.ofMinutes(3);

    private static final int LONGEST_ERROR = 500;

    private MailRepository mails;
    private MailTransport transport;
    private MailSettings settings;
    private AuditTrail audit;
    private Clock clock;

    protected MailOutbox() {}

    @Inject
    public MailOutbox(
            MailRepository mails, MailTransport transport, MailSettings settings, AuditTrail audit, Clock clock) {
        this.mails = mails;
        this.transport = transport;
        this.settings = settings;
        this.audit = audit;
        this.clock = clock;
    }

    /** Queues a mail in the caller's transaction, unless none is wanted or possible or there is one already. */
    public void queue(MailMessage message) {
        if (!transport.isConfigured() || message.kind() == MailKind.DOCUMENT_FAILED && !settings.onFailure()) {
            return;
        }
        if (message.recipient() == null || message.recipient().isBlank()) {
            problem(message, "The user has no e-mail address");
        } else if (!mails.exists(message.documentId(), message.version(), message.kind())) {
            mails.add(message);
        }
    }

    /** The mail that is due for longest, for whoever calls first; due again if nothing is heard of it. */
    public Optional<MailMessage> take() {
        OffsetDateTime now = OffsetDateTime.now(clock);
        Optional<MailMessage> due = mails.due(now);
        due.ifPresent(mail -> mail.attempt(now.plus(ATTEMPT)));
        return due;
    }

    public void sent(UUID id) {
        mails.find(id).ifPresent(mail -> mail.sent(OffsetDateTime.now(clock)));
    }

    /** It is tried again later, or given up after three days. */
    public void failed(UUID id, String error) {
        mails.find(id).ifPresent(mail -> {
            OffsetDateTime again = OffsetDateTime.now(clock).plus(settings.waitAfter(mail.attempts()));
            boolean last = again.isAfter(mail.happenedAt().plus(MailSettings.PATIENCE));
            mail.failed(error.substring(0, Math.min(LONGEST_ERROR, error.length())), last ? null : again);
            if (last) {
                problem(mail, "The mail was given up: " + error);
            }
        });
    }

    private void problem(MailMessage mail, String what) {
        audit.recordFor(
                new Actor("system", mail.organizationId()),
                "system_error",
                AuditCategory.ERROR,
                "mail",
                mail.id().toString(),
                Map.of("document_id", mail.documentId().toString(), "error", what));
    }
}
