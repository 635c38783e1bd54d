/** Where the words of documents came from, over HTTP. */
package io.dossier.provenance.web;
