/** Ids, and the numbers of sections that stand in them. */
package io.dossier.ids;
