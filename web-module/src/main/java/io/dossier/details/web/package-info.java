/** Reading and replacing what was written for a document, over HTTP. */
package io.dossier.details.web;
