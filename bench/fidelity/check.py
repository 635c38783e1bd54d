"""Compares documents with the templates that they were written by, part by part, and with their renderings.

usage: check.py SCHEMA.tsv (TEMPLATE DOCUMENT PDF)…

SCHEMA.tsv holds lines of a document's name, a tab and a problem that the template does not have. A PDF is a tagged one.
Ends with 1 if something was lost.
"""
import re
import subprocess
import sys
import xml.etree.ElementTree as tree
import zipfile
from collections import Counter
from functools import cache
from pathlib import Path

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
R = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}"
OWN_CORE = {"title", "creator", "lastModifiedBy", "revision", "created", "modified", "lastPrinted"}
COUNTED_APP = {"TotalTime", "Pages", "Words", "Characters", "Lines", "Paragraphs", "CharactersWithSpaces"}
PROMPT = re.compile(r"\{[^{}]*\}|<[A-Za-z#][^<>]*>|\[[^\[\]]*[A-Za-z#][^\[\]]*\]")
PLACEHOLDER = re.compile(
    r"\b(STUDY|TRIAL|PROTOCOL|DOCUMENT) (TITLE|NUMBER|NAME)\b|\bX\.Y\b|\bXX+\b|\bDate of Version\b"
    r"|\bWhite Paper Title\b|\bClick (or tap )?here\b|\b[Ll]orem ipsum\b|\bDD[- ]?MMM[- ]?YYYY\b|\bMM/DD/YYYY\b")
TO_AUTHOR = re.compile(
    r"^\W*(insert|enter|provide|specify|add|delete|(or )?describe|(quick|brief) description)\b"
    r"|\bthis template\b", re.I)
AUTHORS_STYLE = re.compile(r"instruct|guidance|prompt|placeholder|hidden ?text|example ?text", re.I)
READERS_STYLE = re.compile(r"^(heading|title|subtitle|caption|toc|header|footer|hyperlink|followedhyperlink)", re.I)


class Word:
    def __init__(self, file):
        with zipfile.ZipFile(file) as word:
            self.parts = {name: word.read(name) for name in word.namelist() if not name.endswith("/")}
        self.body = self.tree("word/document.xml").find(W + "body")
        styles = self.tree("word/styles.xml")
        self.styles = {} if styles is None else {s.get(W + "styleId"): s for s in styles.iter(W + "style")}

    def tree(self, name):
        return tree.fromstring(self.parts[name]) if name in self.parts else None

    def targets(self):
        """Names of the parts that the main part refers to, by the relationship's id."""
        found = {}
        for relationship in self.tree("word/_rels/document.xml.rels"):
            target = relationship.get("Target")
            found[relationship.get("Id")] = target[1:] if target.startswith("/") else "word/" + target
        return found

    def chain(self, style):
        seen = []
        while style in self.styles and style not in seen:
            seen.append(style)
            based = self.styles[style].find(W + "basedOn")
            style = None if based is None else based.get(W + "val")
        return [self.styles[s] for s in seen]

    def level(self, paragraph):
        """The outline level of a paragraph, 0 for the top one; None for text."""
        style = value(paragraph, "pPr/pStyle")
        for format in [paragraph] + self.chain(style):
            level = value(format, "pPr/outlineLvl")
            if level is not None:
                return int(level) if int(level) < 9 else None
            name = value(format, "name") or ""
            if re.fullmatch(r"heading [1-9]", name, re.I):
                return int(name[-1]) - 1
        return None

    def sections(self):
        """The properties of each Word section with the words of its paragraphs."""
        words, found = set(), []
        for element in self.body.iter():
            if element.tag == W + "p" and text(element):
                words.add(text(element))
            if element.tag == W + "sectPr":
                found.append((element, words))
                words = set()
        return found

    def references(self, sections):
        """Headers and footers in use: the kind and the part's name."""
        targets = self.targets()
        return {(r.tag.replace(W, "").replace("Reference", ""), targets[r.get(R + "id")])
                for section in sections for r in section if r.tag.endswith("Reference")}

    def stories(self, sections=None):
        """The body and all headers, footers and notes in use, by part."""
        used = self.body.iter(W + "sectPr") if sections is None else sections
        names = {name for _, name in self.references(used)} | {"word/footnotes.xml", "word/endnotes.xml"}
        return {"word/document.xml": self.body} | {n: self.tree(n) for n in sorted(names) if n in self.parts}


def value(element, path):
    found = element.find("/".join(W + step for step in path.split("/")))
    return None if found is None else found.get(W + "val")


def text(element):
    parts = ((t.text or "") if t.tag == W + "t" else " " for t in element.iter() if t.tag in (W + "t", W + "br", W + "tab", W + "p"))
    return re.sub(r"\s+", " ", "".join(parts)).strip()


def canonical(element):
    return tree.canonicalize(tree.tostring(element, encoding="unicode"), strip_text=True)


def same(template, document, part, tags, key):
    """How many elements of a part stand unchanged in the document, and which do not."""
    before, after = template.tree(part), document.tree(part)
    if before is None:
        return 0, []
    elements = [e for e in before if e.tag in [W + tag for tag in tags]]
    kept = set() if after is None else {canonical(e) for e in after}
    return len(elements), [e.get(W + key) or e.tag.replace(W, "") for e in elements if canonical(e) not in kept]


@cache
def tags(word):
    """Tags of the controls around generated passages."""
    provenance = next((p for n, p in word.parts.items() if n.startswith("customXml/item") and b"urn:dossier:provenance" in p), b"")
    return {tag.decode() for tag in re.findall(rb'<block[^>]*\bid="([^"]+)"', provenance)}


def staying(template, document):
    """The properties of the template's sections of which something stays; the others held only guidance."""
    generated = {e for c in document.body.iter(W + "sdt") if value(c, "sdtPr/tag") in tags(document) for e in c.iter()}
    words = {text(p) for p in document.body.iter(W + "p") if p not in generated}
    sections = template.sections()
    often = Counter(said for _, own in sections for said in own)
    return [s for s, own in sections if any(often[said] == 1 for said in own & words) or s is sections[-1][0]]


def frames(template, document, kind):
    """Headers or footers: in use, with their words, pictures, tables and fields; prompts may be gone or filled."""
    used = {name for k, name in document.references(document.body.iter(W + "sectPr")) if k == kind}
    names = sorted(name for k, name in template.references(staying(template, document)) if k == kind)
    lost = []
    for name in names:
        before, after = template.tree(name), document.tree(name)
        words = PLACEHOLDER.sub(" ", PROMPT.sub(" ", text(before))).split()
        left = iter(text(after).split()) if after is not None else iter(())
        shape = lambda part: Counter(e.tag for e in part.iter() if e.tag in (W + "tbl", W + "drawing", W + "instrText", W + "fldSimple"))
        if name not in used or not all(any(w == word or word.strip(":,.") in w for w in left) for word in words) or shape(before) - shape(after):
            lost.append(name)
    return len(names), lost


def fields(word, sections=None):
    """Codes of all fields but the page references of a contents list, which are written anew."""
    codes = Counter()
    for story in word.stories(sections).values():
        codes.update(re.sub(r"\s+", " ", e.text or "").strip() for e in story.iter(W + "instrText"))
        codes.update(re.sub(r"\s+", " ", e.get(W + "instr")).strip() for e in story.iter(W + "fldSimple"))
    return Counter({c: n for c, n in codes.items() if c and not c.startswith(("PAGEREF", "HYPERLINK"))})


def properties(word, sections=None):
    """What a file says of itself, but for what is counted or said anew for each document."""
    found = Counter()
    for part, leave in (("core", OWN_CORE), ("app", COUNTED_APP), ("custom", ())):
        root = word.tree(f"docProps/{part}.xml")
        for element in [] if root is None else root:
            name = element.get("name") or re.sub(r"\{.*\}", "", element.tag)
            if name not in leave and "".join(element.itertext()).strip():
                found[f"{part} {name}: " + "".join(element.itertext()).strip()[:60]] += 1
    return found


def controls(template, document):
    """A control goes only with the guidance that it stands in."""
    stories = document.stories()
    ids = {value(s, "sdtPr/id") for story in stories.values() for s in story.iter(W + "sdt")}
    words = {text(p) for story in stories.values() for p in story.iter(W + "p")}
    total, lost, gone = 0, [], 0
    for story in template.stories(staying(template, document)).values():
        for block in story.iter():
            for control in [c for c in block if c.tag == W + "sdt"]:
                total += 1
                if value(control, "sdtPr/id") not in ids:
                    around = text(block) if block.tag == W + "p" else text(control)
                    if around and around in words:
                        lost.append(value(control, "sdtPr/tag") or around[:40])
                    else:
                        gone += 1
    return total, gone, lost


def coloured(colour):
    if not re.fullmatch(r"[0-9A-Fa-f]{6}", colour or ""):
        return False
    channels = [int(colour[i:i + 2], 16) for i in (0, 2, 4)]
    return max(channels) - min(channels) >= 0x40


def leftovers(word):
    """Words to the author that stand in the document, by form; placeholders are told apart."""
    own = tags(word)
    found = []
    for part, story in word.stories().items():
        skip = set()
        for control in story.iter(W + "sdt"):
            if value(control, "sdtPr/tag") in own or control.find(f"{W}sdtPr/{W}docPartObj") is not None:
                skip.update(control.iter())
            elif control.find(f"{W}sdtPr/{W}showingPlcHdr") is not None and text(control):
                found.append(("control", text(control)))
        for paragraph in story.iter(W + "p"):
            runs = [r for r in paragraph.iter(W + "r") if r not in skip and text(r)]
            words = "".join(t.text or "" for r in runs for t in r.iter(W + "t"))
            if not words.strip():
                continue
            heading = word.level(paragraph) is not None
            found += [("prompt", m.group()) for m in PROMPT.finditer(words)]
            found += [("placeholder", f"{m.group()} ({part})") for m in PLACEHOLDER.finditer(words)]
            if TO_AUTHOR.search(words) and not heading:
                found.append(("wording", words[:80]))
            names = [value(s, "name") or "" for s in word.chain(value(paragraph, "pPr/pStyle"))]
            for run in runs:
                chain = word.chain(value(run, "rPr/rStyle"))
                styles = names + [value(s, "name") or "" for s in chain]
                explicit = (value(run, "rPr/color") or "").lower() in ("auto", "000000")
                if any(AUTHORS_STYLE.search(n) for n in styles) and not explicit:
                    found.append(("style", text(run)[:60]))
                hidden = next((f.find(f"{W}rPr/{W}vanish") for f in [run] + chain + word.chain(value(paragraph, "pPr/pStyle")) if f.find(f"{W}rPr/{W}vanish") is not None), None)
                if hidden is not None and hidden.get(W + "val") not in ("0", "false"):
                    found.append(("hidden", text(run)[:60]))
                readers = heading or any(READERS_STYLE.search(n) for n in styles)
                if part == "word/document.xml" and not readers and (coloured(value(run, "rPr/color")) or value(run, "rPr/highlight") in ("yellow", "green", "cyan", "magenta", "red")):
                    found.append(("colour", text(run)[:60]))
    return found


def counts(word):
    """Headings, tables and notes of a document as a reader meets them."""
    headings = sum(1 for p in word.body.iter(W + "p") if word.level(p) is not None and re.search(r"\w", text(p)))
    tables = sum(1 for _ in word.body.iter(W + "tbl"))
    return headings, tables, sum(1 for _ in word.body.iter(W + "footnoteReference"))


def rendered(pdf):
    """The same from the tags of a rendering."""
    said = subprocess.run(["pdfinfo", "-struct", pdf], capture_output=True, text=True, errors="replace").stdout
    tags = Counter(re.match(r"\s*(\w*)", line).group(1) for line in said.splitlines())
    return sum(n for tag, n in tags.items() if re.fullmatch(r"H[1-6]?", tag)), tags["Table"], tags["Note"]


def entries(word):
    """Page references, and headings that the contents list names; None without a list."""
    code = next((c for c in fields(word) if c.startswith("TOC") and "\\c" not in c), None)
    if code is None:
        return None
    levels = re.search(r'\\o "(\d)-(\d)"', code)
    low, high = (int(levels.group(1)), int(levels.group(2))) if levels else (1, 9)
    listed = sum(1 for e in word.body.iter(W + "instrText") if (e.text or "").strip().startswith("PAGEREF"))
    titles = sum(1 for p in word.body.iter(W + "p") if word.level(p) is not None and low <= word.level(p) + 1 <= high and re.search(r"\w", text(p)))
    return listed, titles


def report(template, document, pdf, schema):
    before, after = Word(template), Word(document)
    losses, row = [], []

    def cell(title, total, lost, note=""):
        row.append((title, f"{total - len(lost)}/{total}{note}"))
        losses.extend(f"{title}: {name}" for name in lost)

    cell("styles", *same(before, after, "word/styles.xml", ["style", "docDefaults"], "styleId"))
    cell("numbering", *same(before, after, "word/numbering.xml", ["abstractNum", "num"], "numId"))
    cell("headers", *frames(before, after, "header"))
    cell("footers", *frames(before, after, "footer"))
    for title, look in (("fields", fields), ("properties", properties)):
        expected = look(before, staying(before, after))
        cell(title, sum(expected.values()), list((expected - look(after)).elements()))
    total, gone, lost = controls(before, after)
    cell("controls", total, lost, f" ({gone} with guidance)" if gone else "")
    kept = {page(s) for s in after.body.iter(W + "sectPr")}
    sections = staying(before, after)
    gone = len(before.sections()) - len(sections)
    missing = [page(s) for s in sections if page(s) not in kept]
    cell("sections", len(sections), missing, f" ({gone} with guidance)" if gone else "")
    left = leftovers(after)
    authors = [said for kind, said in left if kind == "placeholder"]
    words = [f"{kind}: {said}" for kind, said in left if kind != "placeholder"]
    row.append(("instructions", str(len(words))))
    row.append(("placeholders", str(len(authors))))
    losses.extend("instruction left, by " + said for said in words)
    row.append(("schema", str(len(schema))))
    losses.extend("schema: " + problem for problem in schema)
    listed = entries(after)
    row.append(("contents", "-" if listed is None else f"{listed[0]}/{listed[1]}"))
    if listed is not None and listed[0] != listed[1]:
        losses.append(f"contents: {listed[0]} entries for {listed[1]} headings")
    for title, here, there in zip(("headings", "tables", "notes"), counts(after), rendered(pdf)):
        row.append((title, f"{here}={there}" if here == there else f"{here}≠{there}"))
        if here != there:
            losses.append(f"{title}: {here} in the document, {there} in the rendering")
    return row, losses, authors


def page(section):
    tags = {W + "pgSz", W + "pgMar", W + "cols", W + "pgNumType", W + "titlePg"}
    return " ".join(sorted(canonical(e) for e in section if e.tag in tags))


def main(args):
    schema = {}
    for line in Path(args[0]).read_text().splitlines():
        name, problem = line.split("\t", 1)
        schema.setdefault(name, []).append(problem)
    status = 0
    for template, document, pdf in zip(args[1::3], args[2::3], args[3::3]):
        name = Path(document).stem
        row, losses, authors = report(template, document, pdf, schema.get(name, []))
        print(name)
        print("  " + "  ".join(f"{title} {said}" for title, said in row))
        for said, number in Counter(authors).items():
            print(f"  left to the author: {said}" + (f" ({number} times)" if number > 1 else ""))
        for said, number in Counter(losses).items():
            print(f"  LOST {said}" + (f" ({number} times)" if number > 1 else ""))
        status = 1 if losses else status
    sys.exit(status)


if __name__ == "__main__":
    main(sys.argv[1:])
