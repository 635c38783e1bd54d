/**
 * Runs and their ledger.
 *
 * <ul>
 *   <li>A run is one version of one document on its way through the steps. Its row is the queue; a message only wakes.
 *   <li>A claim has a number that grows with every claim. What a step writes, it writes under its claim: a node that
 *       lost its lease without noticing cannot write any more.
 *   <li>Leases are told by the database's clock, so that nodes need not agree on the time.
 *   <li>The ledger says which parts of which step are done; an entry is never changed.
 * </ul>
 *
 * Not here: what the steps do.
 */
package io.dossier.generation.model;
