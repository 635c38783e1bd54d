/** Reads XLSX as a stream, each sheet as one table; row and column numbers are those of the sheet. */
package io.dossier.engine.reading.sheet;
