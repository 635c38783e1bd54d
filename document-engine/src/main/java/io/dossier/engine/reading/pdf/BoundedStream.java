package io.dossier.engine.reading.pdf;

import io.dossier.engine.reading.ReadingLimits;
import io.dossier.engine.reading.UnreadableSource;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInputStream;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.filter.DecodeOptions;
import org.apache.pdfbox.filter.FilterFactory;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.io.RandomAccessReadView;
import org.apache.pdfbox.io.RandomAccessStreamCache;

/**
 * A stream that is unpacked into nothing before it is unpacked into memory: a megabyte may become a gigabyte. Pictures are
 * never unpacked.
 */
final class BoundedStream extends COSStream {

    private static final Set<COSName> PICTURES = Set.of(
            COSName.DCT_DECODE,
            COSName.DCT_DECODE_ABBREVIATION,
            COSName.JPX_DECODE,
            COSName.CCITTFAX_DECODE,
            COSName.CCITTFAX_DECODE_ABBREVIATION,
            COSName.JBIG2_DECODE);

    private final UnpackedBytes all;
    private long unpacked = -1;

    BoundedStream(RandomAccessStreamCache cache, RandomAccessReadView packed, UnpackedBytes all) throws IOException {
        super(cache, packed);
        this.all = all;
    }

    @Override
    public COSInputStream createInputStream(DecodeOptions options) throws IOException {
        open();
        return super.createInputStream(options);
    }

    @Override
    public RandomAccessRead createView() throws IOException {
        open();
        return super.createView();
    }

    private void open() throws IOException {
        List<COSName> filters = filters();
        if (filters.stream().anyMatch(PICTURES::contains)) {
            throw new IOException("A picture where none can be");
        }
        long bytes = unpackedBytes();
        COSName type = getCOSName(COSName.TYPE);
        if (COSName.XREF.equals(type)) {
            checkReferences(bytes);
        }
        if (COSName.XREF.equals(type) || COSName.OBJ_STM.equals(type)) {
            all.objects(bytes);
        } else {
            all.drawn(bytes);
        }
    }

    /** How long it is unpacked, or up to where it is damaged. */
    long unpackedBytes() throws IOException {
        if (unpacked < 0) {
            unpacked = count(filters());
        }
        return unpacked;
    }

    private long count(List<COSName> filters) throws IOException {
        checkParameters();
        long most = check(getLength());
        InputStream in = createRawInputStream();
        for (int i = 0; i < filters.size(); i++) {
            boolean last = i == filters.size() - 1;
            ByteArrayOutputStream kept = new ByteArrayOutputStream();
            try (Counter out = new Counter(last ? OutputStream.nullOutputStream() : kept)) {
                FilterFactory.INSTANCE.getFilter(filters.get(i)).decode(in, out, this, i, DecodeOptions.DEFAULT);
                most = Math.max(most, out.written);
            }
            in = new ByteArrayInputStream(kept.toByteArray());
        }
        return most;
    }

    /** As PDFBox takes them: a filter that is named twice is applied once. */
    private List<COSName> filters() {
        COSBase filters = getFilters();
        if (filters instanceof COSName only) {
            return List.of(only);
        }
        List<COSName> names = new ArrayList<>();
        if (filters instanceof COSArray array) {
            array.forEach(each -> {
                if (each instanceof COSName name && !names.contains(name)) {
                    names.add(name);
                }
            });
        }
        return names;
    }

    /** Filters make room for two rows as long as the file says. */
    private void checkParameters() {
        COSBase parameters = getDictionaryObject(COSName.DP, COSName.DECODE_PARMS);
        if (parameters instanceof COSDictionary only) {
            checkRow(only);
        } else if (parameters instanceof COSArray array) {
            for (int i = 0; i < array.size(); i++) {
                if (array.getObject(i) instanceof COSDictionary each) {
                    checkRow(each);
                }
            }
        }
    }

    private static void checkRow(COSDictionary parameters) {
        double bits = (double) parameters.getInt(COSName.COLUMNS, 1)
                * parameters.getInt(COSName.COLORS, 1)
                * parameters.getInt(COSName.BITS_PER_COMPONENT, 8);
        if (bits / 8 > ReadingLimits.PACKED_ROW_BYTES) {
            throw UnreadableSource.tooLarge((ReadingLimits.PACKED_ROW_BYTES >> 20) + " MiB in one row of packed data");
        }
    }

    private void checkReferences(long bytes) {
        COSArray widths = getCOSArray(COSName.W);
        int width = 0;
        for (int i = 0; widths != null && i < widths.size(); i++) {
            width += Math.max(0, Math.min(widths.getInt(i, 0), 20));
        }
        if (bytes / Math.max(1, width) > ReadingLimits.OBJECTS) {
            throw UnreadableSource.tooLarge(ReadingLimits.OBJECTS + " objects");
        }
    }

    private static long check(long bytes) {
        if (bytes > ReadingLimits.STREAM_BYTES) {
            throw UnreadableSource.tooLarge((ReadingLimits.STREAM_BYTES >> 20) + " MiB in one of its parts");
        }
        return bytes;
    }

    private static final class Counter extends OutputStream {

        private final OutputStream to;
        private long written;

        Counter(OutputStream to) {
            this.to = to;
        }

        @Override
        public void write(int b) throws IOException {
            written = check(written + 1);
            to.write(b);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            written = check(written + length);
            to.write(bytes, offset, length);
        }
    }
}
