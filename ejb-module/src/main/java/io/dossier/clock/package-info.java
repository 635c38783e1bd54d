/** The time, injected everywhere, so that a test can set it. */
package io.dossier.clock;
