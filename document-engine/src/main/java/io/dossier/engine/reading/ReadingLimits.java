package io.dossier.engine.reading;

/** Bounds on what one source may cost. They are far above real documents and below what would end the worker. */
public final class ReadingLimits {

    /** Bytes of a file as uploaded. */
    public static final long FILE_BYTES = 100L << 20;

    /** Bytes of a CSV or RTF file, or of the texts of an XLSX: they are held in memory as a whole. */
    public static final long TEXT_BYTES = 64L << 20;

    /** Bytes of one inflated entry of a DOCX or XLSX. */
    public static final long ENTRY_BYTES = 256L << 20;

    /** Bytes of all inflated entries of a DOCX or XLSX together. */
    public static final long TOTAL_BYTES = 512L << 20;

    /** Bytes of the inflated main part of a DOCX: its tree in memory is some ten times that. */
    public static final long WORD_PART_BYTES = 24L << 20;

    /** Tags and attributes of a part of a DOCX: each takes some 200 bytes of memory. Word writes one in 15 bytes. */
    public static final int WORD_PART_NODES = 1_600_000;

    /** Bytes of an inflated part that is kept as a tree: relations, content types, styles, the list of sheets. */
    public static final long TREE_BYTES = 16L << 20;

    /** Entries of a DOCX or XLSX. */
    public static final int ENTRIES = 10_000;

    /** Least ratio of packed to inflated bytes; real drawings go down to 0.005. */
    public static final double MIN_INFLATE_RATIO = 0.001;

    /** Pages of a PDF. */
    public static final int PAGES = 5_000;

    /** Glyphs on one page of a PDF. */
    public static final int GLYPHS_PER_PAGE = 100_000;

    /** Glyphs on all pages of a PDF: some 5,000 full pages. */
    public static final int GLYPHS = 15_000_000;

    /** Bytes of one page's inflated content. */
    public static final long PAGE_BYTES = 32L << 20;

    /** Bytes of any other inflated stream of a PDF; the largest fonts have some 30 MiB. */
    public static final long STREAM_BYTES = 64L << 20;

    /** Bytes that are inflated for one page, the forms and fonts on it included. */
    public static final long DRAWN_BYTES = 128L << 20;

    /** Forms drawn on one page, those in other forms included. */
    public static final int DRAWINGS_PER_PAGE = 100_000;

    /** Bytes of the inflated streams that hold objects of a PDF. */
    public static final long OBJECT_BYTES = 64L << 20;

    /** Objects that one table of a PDF may refer to. */
    public static final int OBJECTS = 1_000_000;

    /** Bytes of a row, as PNG packs it. */
    public static final long PACKED_ROW_BYTES = 1L << 20;

    /** Drawing commands of one page, those of the forms on it included. */
    public static final int OPERATORS_PER_PAGE = 2_000_000;

    /** Drawing commands of all pages. */
    public static final int OPERATORS = 40_000_000;

    /** Ruled lines on one page of a PDF; maps and plots have more and are no tables. */
    public static final int RULINGS_PER_PAGE = 4_000;

    /** Cells of all tables together. */
    public static final int CELLS = 1_000_000;

    /** Rows of all tables of a DOCX or RTF: each has a definition of its own. */
    public static final int ROWS = 250_000;

    /** Blocks of all kinds together: a thousand dense pages have some 30,000. */
    public static final int BLOCKS = 250_000;

    /** Characters of one paragraph, or of one row of a CSV; what reads the model takes no string of 20 million. */
    public static final int BLOCK_CHARACTERS = 4 << 20;

    /** Characters of all blocks together. */
    public static final long CHARACTERS = 48L << 20;

    /** Characters of one cell or one field. */
    public static final int CELL_CHARACTERS = 100_000;

    /** Grid columns of a table. */
    public static final int COLUMNS = 16_384;

    /** Tables in tables, content controls in content controls, groups in groups. */
    public static final int NESTING = 64;

    private ReadingLimits() {}
}
