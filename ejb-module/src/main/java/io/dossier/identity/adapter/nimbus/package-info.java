/** Tokens by the Nimbus library: RS256, keys as JSON Web Keys. */
package io.dossier.identity.adapter.nimbus;
