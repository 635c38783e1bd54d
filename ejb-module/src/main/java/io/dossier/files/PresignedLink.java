package io.dossier.files;

import io.dossier.errors.DossierException;
import io.dossier.errors.ErrorCode;
import java.net.URI;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** What a presigned link says of itself (AWS Signature Version 4, query string form). */
public final class PresignedLink {

    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'");

    private PresignedLink() {}

    /** By the link's own date and lifetime. A link that does not say is left to the store to refuse. */
    static boolean expired(URI link, Instant now) {
        Map<String, String> query = query(link);
        try {
            Instant signed = LocalDateTime.parse(query.getOrDefault("x-amz-date", ""), STAMP)
                    .toInstant(ZoneOffset.UTC);
            return signed.plusSeconds(Long.parseLong(query.getOrDefault("x-amz-expires", "")))
                    .isBefore(now);
        } catch (DateTimeException | NumberFormatException e) {
            return false;
        }
    }

    public static DossierException gone() {
        return new DossierException(ErrorCode.GONE, "Presigned URL has expired");
    }

    private static Map<String, String> query(URI link) {
        Map<String, String> query = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        String raw = link.getQuery() == null ? "" : link.getQuery();
        Arrays.stream(raw.split("&"))
                .map(pair -> pair.split("=", 2))
                .filter(pair -> pair.length == 2)
                .forEach(pair -> query.putIfAbsent(pair[0], pair[1]));
        return query;
    }
}
