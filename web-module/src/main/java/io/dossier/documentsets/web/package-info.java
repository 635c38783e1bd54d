/** Reading and making document sets, over HTTP. */
package io.dossier.documentsets.web;
