/**
 * Documents: the record of what was asked for and how far it is.
 *
 * <ul>
 *   <li>A status moves forward only: Pending, Ingesting, Generating, Ready; Failed from any of the first three. A failed
 *       document can be asked for again.
 *   <li>{@code error} is there when and only when the document is Failed.
 *   <li>Sources and the template's file are pinned by object key and hash when the document is asked for.
 *   <li>An output name is there once in an organization.
 *   <li>Seen by Internal and Owner, by the members of its document set, and without a set by its owner.
 *   <li>Knows document sets and templates by id only; queries join them by name, so that the features form no cycle.
 * </ul>
 */
package io.dossier.documents.model;
