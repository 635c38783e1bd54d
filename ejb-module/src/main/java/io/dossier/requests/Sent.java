package io.dossier.requests;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;

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

    /** The field with another form of its value. */
    public <R> Sent<R> map(Function<T, R> form) {
        return new Sent<>(isSent, value == null ? null : form.apply(value));
    }

    /**
     * The value after the change.
     *
     * @param current what stays if the field is absent
     * @param cleared what null means
     */
    public T over(T current, T cleared) {
        if (!isSent) {
            return current;
        }
        return value == null ? cleared : value;
    }
}
