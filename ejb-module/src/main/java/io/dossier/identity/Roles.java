package io.dossier.identity;

/** Names for {@code @RolesAllowed}: what the container knows a caller as. */
public final class Roles {

    /** Every authenticated account that belongs to an organization. */
    public static final String USER = "user";

    /** Whoever holds the permission {@code admin}. */
    public static final String ADMIN = "admin";

    private Roles() {}
}
