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

    /** Tags and attributes of a part of a DOCX: each takes some hundred bytes of memory. */
    public static final int WORD_PART_NODES = 2_000_000;

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

    /** Drawing commands of one page, those of the forms on it included. */
    public static final int OPERATORS_PER_PAGE = 2_000_000;

    /** Drawing commands of all pages. */
    public static final int OPERATORS = 40_000_000;

    /** Ruled lines on one page of a PDF; maps and plots have more and are no tables. */
    public static final int RULINGS_PER_PAGE = 4_000;

    /** Cells of all tables together. */
    public static final int CELLS = 1_000_000;

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
