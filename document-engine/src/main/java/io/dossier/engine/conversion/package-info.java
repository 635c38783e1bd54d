/** DOCX to PDF without LibreOffice. */
package io.dossier.engine.conversion;
