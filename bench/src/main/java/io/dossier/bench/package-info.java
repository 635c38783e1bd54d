/** Measurements of the product on real input; each is a main with a script in a folder of its own. */
package io.dossier.bench;
