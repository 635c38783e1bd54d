package io.dossier.engine.classification;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Kinds of text documents with the words by which each is known. More special kinds stand first and win ties. */
enum DocumentKind {
    /** It names all the documents that it goes with. */
    COVER_LETTER(
            "CoverLetter",
            "(?:^|\\n)(?:dear (?:sir|madam|dr|drs|ms|mr|colleague)\\b|to whom it may concern)",
            "cover letter",
            "cover.?letter"),
    REVIEWERS_GUIDE(
            "ReviewersGuide",
            "reviewer[’']?s[’']? guide|data reviewer|guide to (?:the )?(?:analysis|study) data",
            "conformance|data conformance summary|standards and dictionary inventory|submission of programs"
                    + "|analysis considerations related|readme|subject data description|adam conformance|dataset comments"
                    + "|(?:.* )?(?:adam|sdtm) data ?sets|subject domains|issues summary|.*pinnacle 21.*",
            "adrg|sdrg|reviewer"),
    SAP(
            "SAP",
            "statistical analysis plan",
            "analysis populations?|analysis sets?|sample size.*|handling of missing data|multiple comparisons.*"
                    + "|data handling conventions|general considerations for data analyses|interim analys[ie]s"
                    + "|subgroup analyses",
            "(?:^|[^a-z])sap(?:[^a-z]|$)|statistical.?analysis"),
    CSR(
            "CSR",
            "clinical study report|clinical trial report|final study report|integrated clinical and statistical",
            "efficacy evaluation|safety evaluation|study subjects|study patients|disposition of (?:subjects|patients)"
                    + "|discussion (?:and overall|of study results and) conclusions|safety conclusions"
                    + "|efficacy conclusions|data sets analy[sz]ed|protocol deviations",
            "(?:^|[^a-z])csr(?:[^a-z]|$)|study.?report"),
    INVESTIGATORS_BROCHURE(
            "InvestigatorsBrochure",
            "investigator[’']?s[’']? brochure",
            "nonclinical studies|non-clinical studies|effects in humans|summary of data and guidance.*"
                    + "|physical, chemical,? and pharmaceutical properties.*",
            "(?:^|[^a-z])ib(?:[^a-z]|$)|brochure"),
    PROTOCOL(
            "Protocol",
            "(?:clinical|study|trial) protocol|^protocol\\b|protocol (?:title|number|id|identifier|amendment)|\nprotocol ",
            "inclusion criteria|exclusion criteria|informed consent|schedule of (?:activities|events|assessments).*"
                    + "|trial design|study design|study population|trial population|investigational plan|blinding.*"
                    + "|concomitant therapy|randomi[sz]ation.*|protocol summary|discontinuations?.*",
            "protocol"),
    /** Sections of 21 CFR 201.57 and of the European summary of product characteristics. */
    LABEL(
            "Label",
            "highlights of prescribing information|summary of product characteristics|full prescribing information"
                    + "|package leaflet",
            "indications and usage|contraindications|warnings and precautions|adverse reactions|how supplied.*"
                    + "|use in specific populations|patient counseling information|therapeutic indications"
                    + "|posology and method of administration|undesirable effects|special precautions for storage",
            "(?:^|[^a-z])(?:label|smpc|uspi|pil)(?:[^a-z]|$)|prescribing.?information"),
    NARRATIVE(
            "Narrative",
            "(?:subject|patient|safety|death) narratives?|narratives? of",
            "(?:subject|patient) (?:narrative|id|number).*|narrative.*",
            "narrative"),
    TABLES(
            "Table",
            "tables,? (?:listings?,? )?(?:and|&) (?:figures|graphs|listings)|tables, figures,? and listings",
            "(?:table|figure) \\d.*",
            "(?:^|[^a-z])tlfs?(?:[^a-z]|$)");

    private static final int TITLE_WEIGHT = 4;
    private static final int MOST_HEADINGS = 6;

    private final String term;
    private final Pattern title;
    private final Pattern headings;
    private final Pattern name;

    DocumentKind(String term, String title, String headings, String name) {
        this.term = term;
        this.title = Pattern.compile(title);
        this.headings = Pattern.compile(headings);
        this.name = Pattern.compile(name);
    }

    String term() {
        return term;
    }

    /** Points for words on the title page, in small letters; what was found is added to the evidence. */
    int titleScore(String titlePage, List<String> evidence) {
        Matcher found = title.matcher(titlePage);
        if (!found.find()) {
            return 0;
        }
        evidence.add("title page: " + found.group().strip());
        return TITLE_WEIGHT;
    }

    /** A point for each telling heading, in small letters, up to six. */
    int headingScore(List<String> texts, List<String> evidence) {
        List<String> telling = texts.stream()
                .filter(text -> headings.matcher(text).matches())
                .distinct()
                .limit(MOST_HEADINGS)
                .toList();
        telling.forEach(text -> evidence.add("heading: " + text));
        return telling.size();
    }

    boolean isNamed(String fileName) {
        return name.matcher(fileName.toLowerCase(Locale.ROOT)).find();
    }
}
