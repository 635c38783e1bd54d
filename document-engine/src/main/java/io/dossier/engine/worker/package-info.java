/** The process that reads users' files and writes documents, and the protocol that the server speaks with it. */
package io.dossier.engine.worker;
