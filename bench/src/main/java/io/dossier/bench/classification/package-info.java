/** What kind of document real files are taken for. */
package io.dossier.bench.classification;
