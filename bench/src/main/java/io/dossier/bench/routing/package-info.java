/**
 * How well the router fills a template from real sources, scored against what people wrote.
 *
 * <p>The data and the scoring script are not part of the repository: {@code bench/routing/run} says where it looks.
 */
package io.dossier.bench.routing;
