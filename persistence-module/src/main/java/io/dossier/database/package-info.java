/**
 * How the persistence unit speaks with PostgreSQL.
 *
 * <ul>
 *   <li>Repositories get the container's {@code EntityManager} by injection and take part in the caller's transaction.
 *   <li>A {@code jsonb} column is a field with a converter that extends {@link io.dossier.database.JsonConverter}.
 *   <li>An entity that names another by its id only is not known to depend on it: flush the named one before, where both
 *       are new.
 *   <li>Tables are made by Flyway only, run by the owner role before the server starts.
 * </ul>
 */
package io.dossier.database;
