/** What kind of document a file is, with the evidence. */
package io.dossier.engine.classification;
