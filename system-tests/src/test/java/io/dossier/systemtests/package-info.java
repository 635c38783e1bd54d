/**
 * Black-box tests: the product as a client sees it.
 *
 * <ul>
 *   <li>The first test starts the distribution with fresh data and free ports, the end of all tests stops it; or all go
 *       against the product at the system property {@code base.url}.
 *   <li>Each test makes its own data and counts on no other: names are drawn at random, nothing is assumed empty.
 *   <li>Nothing of the product is used: what is tested inside the server stands in {@code container}.
 * </ul>
 */
package io.dossier.systemtests;
