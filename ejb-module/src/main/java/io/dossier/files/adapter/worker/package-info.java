/** DOCX to PDF in a worker process, where there is no LibreOffice. */
package io.dossier.files.adapter.worker;
