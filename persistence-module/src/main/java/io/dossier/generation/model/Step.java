package io.dossier.generation.model;

/** The steps of a run, in order. The names stand in the ledger and in the job's definition. */
public enum Step {
    /** Every source is read into a model and classified. */
    EXTRACT("extract-and-classify"),
    /** Every source is cut into passages, embedded and indexed. */
    INGEST("ingest"),
    /** The sections of the document are written down and the sources' blocks are routed to them. */
    OUTLINE("create-outline"),
    /** The rules of the sections are applied, in ranges of sections. */
    RULES("orchestrate-rules"),
    /** The DOCX is written and the document is Ready. */
    PRODUCE("produce-docx");

    private final String ledgerName;

    Step(String ledgerName) {
        this.ledgerName = ledgerName;
    }

    /** The name in the ledger and in the job's definition. */
    public String ledgerName() {
        return ledgerName;
    }
}
