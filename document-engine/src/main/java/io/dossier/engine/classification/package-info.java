/**
 * What kind of document a file is, with the evidence.
 *
 * <ul>
 *   <li>A file of little more than tables is known by its columns, sheets or titles; any other by its title page, headings
 *       and name together. A name alone decides nothing.
 *   <li>Terms: Protocol, SAP, CSR, InvestigatorsBrochure, ReviewersGuide, Label, Narrative, CoverLetter, Table, Listing,
 *       Dataset, StudyDesign, ListOfTables; Unknown where nothing speaks for one.
 * </ul>
 */
package io.dossier.engine.classification;
