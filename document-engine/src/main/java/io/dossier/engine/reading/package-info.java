/** Readers, one for each kind of file, from bytes to the model of blocks with places. */
package io.dossier.engine.reading;
