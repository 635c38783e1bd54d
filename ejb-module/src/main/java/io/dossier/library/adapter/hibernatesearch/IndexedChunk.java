package io.dossier.library.adapter.hibernatesearch;

import io.dossier.library.IndexPassage;
import org.hibernate.search.engine.backend.types.Highlightable;
import org.hibernate.search.engine.backend.types.Projectable;
import org.hibernate.search.engine.backend.types.VectorSimilarity;
import org.hibernate.search.mapper.pojo.bridge.mapping.annotation.RoutingBinderRef;
import org.hibernate.search.mapper.pojo.mapping.definition.annotation.DocumentId;
import org.hibernate.search.mapper.pojo.mapping.definition.annotation.FullTextField;
import org.hibernate.search.mapper.pojo.mapping.definition.annotation.Indexed;
import org.hibernate.search.mapper.pojo.mapping.definition.annotation.KeywordField;
import org.hibernate.search.mapper.pojo.mapping.definition.annotation.SearchEntity;
import org.hibernate.search.mapper.pojo.mapping.definition.annotation.VectorField;

/** A passage as the index holds it. */
@SearchEntity
@Indexed(index = "chunk", routingBinder = @RoutingBinderRef(type = SourceRouting.class))
class IndexedChunk {

    @DocumentId
    final String id;

    @KeywordField(projectable = Projectable.YES)
    final String source;

    @FullTextField(analyzer = "english", projectable = Projectable.YES, highlightable = Highlightable.UNIFIED)
    final String text;

    /** Headings and text in one field: two fields whose scores are added find less. */
    @FullTextField(analyzer = "english")
    final String content;

    @VectorField(dimension = 384, vectorSimilarity = VectorSimilarity.DOT_PRODUCT)
    final float[] vector;

    IndexedChunk(String source, IndexPassage passage) {
        this.id = passage.id();
        this.source = source;
        this.text = passage.text();
        this.content = passage.heading() + "\n" + passage.text();
        this.vector = passage.vector();
    }
}
