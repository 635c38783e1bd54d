/**
 * Tests inside the server: what only the container can show, on the product's own WAR.
 *
 * <ul>
 *   <li>Arquillian adds the tests to the WAR, deploys it on Payara Micro with the product's own command files, and calls
 *       the tests there. Database, broker and store are started as for the product.
 *   <li>What a client can see is tested from outside, in {@code io.dossier.systemtests}.
 * </ul>
 */
package io.dossier.systemtests.container;
