package io.dossier.mail;

import java.time.Duration;
import java.util.List;

/**
 * How mails are sent.
 *
 * @param from the sender's address
 * @param onFailure whether failed documents are told too
 * @param documentLink where people see a document, with {@code {document_id}} in it; empty for no link
 * @param retries how long to wait after each attempt; the last counts for all that follow
 */
public record MailSettings(String from, boolean onFailure, String documentLink, List<Duration> retries) {

    /** After this a mail is given up. */
    static final Duration PATIENCE = Duration.ofDays(3);

    public MailSettings {
        retries = List.copyOf(retries);
        if (retries.isEmpty() || retries.stream().anyMatch(wait -> wait.isNegative() || wait.isZero())) {
            throw new IllegalArgumentException("Setting mail.retry-after must be durations, such as PT1M,PT5M");
        }
        if (!documentLink.isEmpty() && !documentLink.matches("https?://\\S+")) {
            throw new IllegalArgumentException("Setting mail.document-link must be an http(s) address");
        }
    }

    /** @param attempts how many there were, at least 1 */
    Duration waitAfter(int attempts) {
        return retries.get(Math.min(attempts, retries.size()) - 1);
    }
}
