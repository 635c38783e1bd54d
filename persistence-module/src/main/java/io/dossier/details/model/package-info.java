/**
 * Details: what was written for a document, section by section, with the places it came from.
 *
 * <ul>
 *   <li>One record for each document; it has an id of its own, {@code mrt_id} on the wire.
 *   <li>Sections are replaced as a whole and get new ids; {@code order_index} is there once, gaps are allowed.
 *   <li>A confidence lies between 0 and 1.
 *   <li>Generated blocks are JSON that only the engine's types can read.
 *   <li>The Word file is remembered by its object key; links to it are made when they are asked for.
 * </ul>
 */
package io.dossier.details.model;
