/** The index over passages in Lucene, through Hibernate Search. */
package io.dossier.library.adapter.hibernatesearch;
