/** Reading and making templates, over HTTP. */
package io.dossier.templates.web;
