/** Rows of the audit log: added and read, never altered or deleted by the application. */
package io.dossier.audit.model;
