package io.dossier.engine.chunking;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import dev.langchain4j.data.embedding.Embedding;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.model.embedding.onnx.AbstractInProcessEmbeddingModel;
import dev.langchain4j.model.embedding.onnx.HuggingFaceTokenCountEstimator;
import dev.langchain4j.model.embedding.onnx.OnnxBertBiEncoder;
import dev.langchain4j.model.embedding.onnx.PoolingMode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * bge-small-en-v1.5, quantized, 384 numbers, in this process. One session with one thread for each operation, and as
 * many callers as there are cores: half again as fast as the library's default, where callers and operations compete.
 */
public final class BgeEmbedder implements Embedder, AutoCloseable {

    private static final String MODEL = "/bge-small-en-v1.5-q.onnx";
    private static final String TOKENIZER = "/bge-small-en-v1.5-q-tokenizer.json";

    private final ExecutorService callers;
    /** Its vocabulary, BERT's uncased one, is the model's. */
    private final HuggingFaceTokenCountEstimator tokenizer;

    private final Model model;

    private BgeEmbedder(ExecutorService callers) throws IOException, OrtException {
        this.callers = callers;
        this.tokenizer = new HuggingFaceTokenCountEstimator();
        this.model = new Model(callers, encoder());
    }

    /** Loads the model: about a second, 280 MB. The tokenizer must not go to the network for its library. */
    public static BgeEmbedder load() {
        System.setProperty("ai.djl.offline", "true");
        System.setProperty("OPT_OUT_TRACKING", "true");
        int cores = Runtime.getRuntime().availableProcessors();
        ExecutorService callers = Executors.newFixedThreadPool(cores, BgeEmbedder::caller);
        try {
            return new BgeEmbedder(callers);
        } catch (IOException e) {
            throw new UncheckedIOException("The embedding model cannot be read", e);
        } catch (OrtException e) {
            throw new IllegalStateException("The embedding model cannot be loaded", e);
        }
    }

    @Override
    public List<float[]> embed(List<String> texts) {
        if (texts.isEmpty()) {
            return List.of();
        }
        List<TextSegment> segments = texts.stream().map(BgeEmbedder::segment).toList();
        return model.embedAll(segments).content().stream()
                .map(Embedding::vector)
                .toList();
    }

    @Override
    public int tokens(String text) {
        return text.isBlank() ? 0 : tokenizer.estimateTokenCountInText(text);
    }

    @Override
    public void close() {
        callers.shutdown();
    }

    /** The model refuses blank texts; a lone full stop stands for one. */
    private static TextSegment segment(String text) {
        return TextSegment.from(text.isBlank() ? "." : text);
    }

    private static Thread caller(Runnable work) {
        Thread thread = new Thread(work, "embedder");
        thread.setDaemon(true);
        return thread;
    }

    private static OnnxBertBiEncoder encoder() throws IOException, OrtException {
        OrtEnvironment environment = OrtEnvironment.getEnvironment();
        try (InputStream bytes = resource(MODEL);
                OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            options.setInterOpNumThreads(1);
            options.addConfigEntry("session.intra_op.allow_spinning", "0");
            OrtSession session = environment.createSession(bytes.readAllBytes(), options);
            return new OnnxBertBiEncoder(environment, session, resource(TOKENIZER), PoolingMode.CLS);
        }
    }

    private static InputStream resource(String name) throws IOException {
        InputStream stream = BgeEmbedder.class.getResourceAsStream(name);
        if (stream == null) {
            throw new IOException("Not on the class path: " + name);
        }
        return stream;
    }

    private static final class Model extends AbstractInProcessEmbeddingModel {
        private final OnnxBertBiEncoder encoder;

        Model(ExecutorService callers, OnnxBertBiEncoder encoder) {
            super(callers);
            this.encoder = encoder;
        }

        @Override
        protected OnnxBertBiEncoder model() {
            return encoder;
        }

        @Override
        protected Integer knownDimension() {
            return 384;
        }
    }
}
