package io.dossier.identity.web;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The kind of resource whose permissions are needed: to read it for GET and where that is said, else to write it. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface Permission {

    /** One of {@link io.dossier.identity.model.Permissions}. */
    String value();

    /** True for a POST that changes nothing. */
    boolean reads() default false;
}
