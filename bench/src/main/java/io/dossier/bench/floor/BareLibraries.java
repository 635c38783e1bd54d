package io.dossier.bench.floor;

import ai.djl.huggingface.tokenizers.Encoding;
import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import com.rtfparserkit.converter.text.StringTextConverter;
import com.rtfparserkit.parser.RtfStreamSource;
import io.dossier.engine.chunking.BgeEmbedder;
import io.dossier.engine.worker.EngineJson;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.docx4j.openpackaging.exceptions.Docx4JException;
import org.docx4j.openpackaging.packages.WordprocessingMLPackage;

/** What nobody can do without: the words of each source, a vector of each text, the document read and written. */
final class BareLibraries {

    private BareLibraries() {}

    /** The number of characters: that it is used keeps the work from being optimised away. */
    static long read(List<Path> sources) throws IOException {
        long characters = 0;
        for (Path source : sources) {
            characters += text(source).length();
        }
        return characters;
    }

    private static String text(Path source) throws IOException {
        String name = source.toString();
        if (name.endsWith(".pdf")) {
            try (PDDocument document = Loader.loadPDF(source.toFile())) {
                return new PDFTextStripper().getText(document);
            }
        }
        if (name.endsWith(".rtf")) {
            try (InputStream in = Files.newInputStream(source)) {
                StringTextConverter converter = new StringTextConverter();
                converter.convert(new RtfStreamSource(in));
                return converter.getText();
            }
        }
        return Files.readString(source, StandardCharsets.UTF_8);
    }

    /** As many callers as there are cores, one text at a time and one thread for each operation: as the engine does. */
    static long embed(List<List<String>> batches) throws IOException, InterruptedException, ExecutionException {
        System.setProperty("ai.djl.offline", "true");
        System.setProperty("OPT_OUT_TRACKING", "true");
        ExecutorService callers =
                Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        OrtEnvironment environment = OrtEnvironment.getEnvironment();
        try (OrtSession.SessionOptions options = options();
                OrtSession session = environment.createSession(bytes("/bge-small-en-v1.5-q.onnx"), options);
                InputStream vocabulary = BgeEmbedder.class.getResourceAsStream("/bge-small-en-v1.5-q-tokenizer.json");
                HuggingFaceTokenizer tokenizer =
                        HuggingFaceTokenizer.newInstance(vocabulary, Map.of("truncation", "true"))) {
            long numbers = 0;
            for (List<String> batch : batches) {
                List<Callable<Integer>> calls = batch.stream()
                        .map(text -> (Callable<Integer>) () -> vector(environment, session, tokenizer, text).length)
                        .toList();
                for (Future<Integer> call : callers.invokeAll(calls)) {
                    numbers += call.get();
                }
            }
            return numbers;
        } catch (OrtException e) {
            throw new IllegalStateException("The model cannot be loaded", e);
        } finally {
            callers.shutdown();
        }
    }

    private static OrtSession.SessionOptions options() throws OrtException {
        OrtSession.SessionOptions options = new OrtSession.SessionOptions();
        options.setIntraOpNumThreads(1);
        options.setInterOpNumThreads(1);
        options.addConfigEntry("session.intra_op.allow_spinning", "0");
        return options;
    }

    private static float[] vector(
            OrtEnvironment environment, OrtSession session, HuggingFaceTokenizer tokenizer, String text)
            throws OrtException {
        Encoding encoding = tokenizer.encode(text.isBlank() ? "." : text);
        try (OnnxTensor ids = OnnxTensor.createTensor(environment, new long[][] {encoding.getIds()});
                OnnxTensor mask = OnnxTensor.createTensor(environment, new long[][] {encoding.getAttentionMask()});
                OnnxTensor types = OnnxTensor.createTensor(environment, new long[][] {encoding.getTypeIds()});
                OrtSession.Result result =
                        session.run(Map.of("input_ids", ids, "attention_mask", mask, "token_type_ids", types))) {
            return ((float[][][]) result.get(0).getValue())[0][0];
        }
    }

    private static byte[] bytes(String resource) throws IOException {
        try (InputStream in = BgeEmbedder.class.getResourceAsStream(resource)) {
            return in.readAllBytes();
        }
    }

    /** Reads files of JSON as trees. */
    static int parse(List<Path> files) throws IOException {
        int nodes = 0;
        for (Path file : files) {
            nodes += EngineJson.MAPPER.readTree(file.toFile()).size();
        }
        return nodes;
    }

    /** Reads a document and writes it again. */
    static void write(Path document, Path output) {
        try {
            WordprocessingMLPackage file = WordprocessingMLPackage.load(document.toFile());
            file.getMainDocumentPart().getContents();
            file.save(output.toFile());
        } catch (Docx4JException e) {
            throw new IllegalStateException("The engine's own document cannot be read", e);
        }
    }
}
