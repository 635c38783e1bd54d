/** The one source of ids. */
package io.dossier.ids;
