package io.dossier.ids;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** Ids: made by the application, so that a row has its id before it is written and inserts can be batched. */
public final class Ids {

    private static final Pattern FULL_FORM =
            Pattern.compile("[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}");
    private static final SecureRandom RANDOM = new SecureRandom();

    private Ids() {}

    /** A new id, version 7 of RFC 9562: ids made later sort later, which keeps indexes dense. */
    public static UUID next() {
        long random = RANDOM.nextLong();
        long high = (System.currentTimeMillis() << 16) | 0x7000L | ((random >>> 48) & 0x0FFFL);
        long low = (RANDOM.nextLong() & 0x3FFF_FFFF_FFFF_FFFFL) | 0x8000_0000_0000_0000L;
        return new UUID(high, low);
    }

    /** The id that a client wrote; empty for what is no id in its full form, which then names nothing. */
    public static Optional<UUID> parse(String text) {
        return text != null && FULL_FORM.matcher(text).matches()
                ? Optional.of(UUID.fromString(text))
                : Optional.empty();
    }

    /** The id of the thing called {@code name} within {@code scope}: the same inputs give the same id. */
    public static UUID derived(UUID scope, String name) {
        return UUID.nameUUIDFromBytes((scope + "/" + name).getBytes(StandardCharsets.UTF_8));
    }
}
