/** What the library shows of itself over HTTP: whether it can be searched. */
package io.dossier.library.web;
