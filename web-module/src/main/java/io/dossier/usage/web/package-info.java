/** Writes a request's counts when it is answered. */
package io.dossier.usage.web;
