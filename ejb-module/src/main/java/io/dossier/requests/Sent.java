package io.dossier.requests;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * A field of a body that keeps its value if it is absent and is cleared by null.
 *
 * @param isSent false for an absent field
 * @param value what was sent; null for null and for an absent field
 */
@JsonDeserialize(using = SentReader.class)
public record Sent<T>(boolean isSent, T value) {

    private static final Sent<?> NOTHING = new Sent<>(false, null);

    /** A field that is there; its value may be null. */
    public static <T> Sent<T> of(T value) {
        return new Sent<>(true, value);
    }

    /** For constructors of bodies: an absent field is null there. */
    @SuppressWarnings("unchecked")
    public static <T> Sent<T> orNothing(Sent<T> field) {
        return Objects.requireNonNullElse(field, (Sent<T>) NOTHING);
    }

    /** Hands the value on, null included, if the field was sent. */
    public void ifSent(Consumer<T> change) {
        if (isSent) {
            change.accept(value);
        }
    }
}
