package io.dossier.generation;

import io.dossier.documents.model.Document;
import io.dossier.documents.model.DocumentNames;
import io.dossier.documents.model.DocumentRepository;
import io.dossier.mail.MailOutbox;
import io.dossier.mail.model.MailKind;
import io.dossier.mail.model.MailMessage;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.util.Objects;

/** Tells owners by mail how their documents ended. In the transaction of the end. */
@Dependent
public class DocumentMails {

    private final DocumentRepository documents;
    private final MailOutbox outbox;
    private final Clock clock;

    @Inject
    public DocumentMails(DocumentRepository documents, MailOutbox outbox, Clock clock) {
        this.documents = documents;
        this.outbox = outbox;
        this.clock = clock;
    }

    void tell(Document document, MailKind kind) {
        DocumentNames names = documents.names(document.id());
        outbox.queue(new MailMessage(
                        document.organizationId(), document.id(), document.version(), kind, OffsetDateTime.now(clock))
                .to(names.ownerEmail())
                .about(document.name(), Objects.requireNonNullElse(names.documentSet(), "")));
    }
}
