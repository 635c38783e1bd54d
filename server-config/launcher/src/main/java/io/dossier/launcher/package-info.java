/**
 * {@code ./dossier}: starts, stops and drives the product on one machine.
 *
 * <ul>
 *   <li>Three processes, each on its own: services, server, and the server's workers. None is a child that dies with the
 *       launcher.
 *   <li>Starting is repairing: what runs is left alone, what is missing is started.
 *   <li>A process is known by its number and its start time together; a number alone may belong to another program.
 *   <li>The product has started when the application answers, not when the server says so: Payara reports ready after a
 *       failed deployment too.
 *   <li>The schema is migrated before the server starts, by the owner's role, which the server does not have.
 *   <li>Secrets are made at the first start and kept in files that only their owner reads.
 *   <li>What is printed is for people; scripts use the exit code ({@link io.dossier.launcher.ExitCode}).
 * </ul>
 */
package io.dossier.launcher;
