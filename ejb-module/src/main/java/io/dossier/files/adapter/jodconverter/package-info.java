/** DOCX to PDF by a LibreOffice process of our own. */
package io.dossier.files.adapter.jodconverter;
