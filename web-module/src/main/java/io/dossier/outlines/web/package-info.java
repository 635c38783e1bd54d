/** Reading outlines, over HTTP. */
package io.dossier.outlines.web;
