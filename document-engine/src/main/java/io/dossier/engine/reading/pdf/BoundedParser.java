package io.dossier.engine.reading.pdf;

import java.io.IOException;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSDocument;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.io.IOUtils;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.io.RandomAccessStreamCache;
import org.apache.pdfbox.pdfparser.PDFParser;

/** Opens a PDF whose streams are bounded, those that hold its structure too. */
final class BoundedParser extends PDFParser {

    BoundedParser(RandomAccessRead source, UnpackedBytes unpacked) throws IOException {
        super(source, "");
        document.close();
        document = new Streams(IOUtils.createTempFileOnlyStreamCache().create(), unpacked);
    }

    private final class Streams extends COSDocument {

        private final RandomAccessStreamCache cache;
        private final UnpackedBytes unpacked;

        Streams(RandomAccessStreamCache cache, UnpackedBytes unpacked) {
            super(() -> cache, BoundedParser.this);
            this.cache = cache;
            this.unpacked = unpacked;
        }

        @Override
        public COSStream createCOSStream(COSDictionary dictionary, long start, long length) throws IOException {
            COSStream stream = new BoundedStream(cache, createRandomAccessReadView(start, length), unpacked);
            dictionary.forEach(stream::setItem);
            stream.setKey(dictionary.getKey());
            return stream;
        }
    }
}
