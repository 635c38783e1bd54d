/** Reading documents and how far they are, over HTTP. */
package io.dossier.documents.web;
