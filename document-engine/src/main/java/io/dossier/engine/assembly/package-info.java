/** Writes generated blocks into a Word template: a linear rebuild of the body that keeps all the template has. */
package io.dossier.engine.assembly;
