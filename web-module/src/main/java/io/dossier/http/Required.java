package io.dossier.http;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.ReportAsSingleViolation;
import jakarta.validation.constraints.NotBlank;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A text that must be there and not be blank. Instead of {@code @NotBlank} itself: on a record's component Payara's
 * OpenAPI fails on that with a null pointer, because the record's constructor parameter carries it too.
 */
@NotBlank
@ReportAsSingleViolation
@Constraint(validatedBy = {})
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.RUNTIME)
public @interface Required {

    /** Never shown: a missing parameter has a fixed text. */
    String message() default "is required";

    /** As Bean Validation wants it. */
    Class<?>[] groups() default {};

    /** As Bean Validation wants it. */
    Class<? extends Payload>[] payload() default {};
}
