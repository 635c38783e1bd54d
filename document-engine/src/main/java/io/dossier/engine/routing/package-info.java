/** Which source passage belongs under which heading, without a language model. */
package io.dossier.engine.routing;
