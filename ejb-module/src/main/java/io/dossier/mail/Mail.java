package io.dossier.mail;

import io.dossier.mail.model.MailKind;
import io.dossier.mail.model.MailMessage;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/**
 * A mail as it is sent.
 *
 * @param id the same for every attempt, the left part of the Message-ID
 * @param subject one line
 */
public record Mail(String id, String from, String to, String subject, String text, String html) {

    /** What is told of a document. */
    static Mail of(MailMessage message, MailSettings settings) {
        boolean ready = message.kind() == MailKind.DOCUMENT_READY;
        String name = line(message.documentName());
        String set = message.documentSetName().isBlank()
                ? ""
                : " (document set \"" + line(message.documentSetName()) + "\")";
        String time = message.happenedAt()
                .withOffsetSameInstant(ZoneOffset.UTC)
                .truncatedTo(ChronoUnit.SECONDS)
                .format(DateTimeFormatter.ISO_OFFSET_DATE_TIME);
        String what = ready ? "is Ready since " + time : "Failed at " + time + "; its status says why";
        String sentence = "Your document \"%s\"%s %s.".formatted(name, set, what);
        String link = settings.documentLink()
                .replace("{document_id}", message.documentId().toString());
        return new Mail(
                "%s.%d.%s"
                        .formatted(
                                message.documentId(),
                                message.version(),
                                message.kind().name().toLowerCase(Locale.ROOT)),
                settings.from(),
                message.recipient(),
                (ready ? "Document ready: " : "Document failed: ") + name,
                sentence + (link.isEmpty() ? "" : "\n\nOpen: " + link) + "\n",
                "<p>" + escaped(sentence) + "</p>"
                        + (link.isEmpty() ? "" : "<p><a href=\"%s\">Open</a></p>".formatted(escaped(link))));
    }

    /** Whatever could end a header or a line is a blank. */
    private static String line(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u2028\\u2029]+", " ").strip();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
