/**
 * Document sets, also called workspaces: who works on which documents.
 *
 * <ul>
 *   <li>Members are user ids; whoever makes a set is its first member.
 *   <li>Internal and Owner see every set of the organization, others the sets that they are members of.
 *   <li>The version counts changes: documents joining, members, names.
 *   <li>Names may repeat in an organization; a client's free key names one set.
 * </ul>
 */
package io.dossier.documentsets.model;
