/** Reads delimited text as one table whose first row is its header; character set and delimiter are told from the text. */
package io.dossier.engine.reading.csv;
