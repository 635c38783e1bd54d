package io.dossier.library.adapter.hibernatesearch;

import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.hibernate.search.backend.lucene.analysis.LuceneAnalysisConfigurationContext;
import org.hibernate.search.backend.lucene.analysis.LuceneAnalysisConfigurer;

/** English words by their stems; BM25 with the parameters usual for passages. */
public class EnglishAnalysis implements LuceneAnalysisConfigurer {

    @Override
    public void configure(LuceneAnalysisConfigurationContext context) {
        context.analyzer("english").instance(new EnglishAnalyzer());
        context.similarity(new BM25Similarity(0.9f, 0.4f));
    }
}
