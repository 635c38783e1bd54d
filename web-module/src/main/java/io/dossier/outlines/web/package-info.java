/** Reading and replacing outlines, over HTTP. */
package io.dossier.outlines.web;
