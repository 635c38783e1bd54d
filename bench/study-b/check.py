"""Reads a report that was written, and its source tables by LibreOffice, and prints what of it is right."""
import json
import re
import sys
import zipfile
import xml.etree.ElementTree as tree
from collections import Counter
from pathlib import Path

W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"


def text(element):
    """Words; line ends and tabs are spaces."""
    parts = ((t.text or "") if t.tag == W + "t" else " " for t in element.iter() if t.tag in (W + "t", W + "br", W + "tab", W + "p"))
    return re.sub(r"\s+", " ", "".join(parts)).strip()


def rows(table):
    """Cells with words, row by row."""
    cells = [[text(cell) for cell in row.iter(W + "tc")] for row in table.iter(W + "tr")]
    return [filled for filled in ([cell for cell in row if cell] for row in cells) if filled]


def flow(parent):
    for child in parent:
        if child.tag in (W + "p", W + "tbl"):
            yield child
        elif child.tag in (W + "sdt", W + "sdtContent", W + "body"):
            yield from flow(child)


def body(file):
    with zipfile.ZipFile(file) as word:
        return list(flow(tree.fromstring(word.read("word/document.xml")).find(W + "body")))


def style(paragraph):
    found = paragraph.find(f"{W}pPr/{W}pStyle")
    return "" if found is None else found.get(W + "val")


def report(file):
    """Texts by heading, and tables as (heading, words before, rows)."""
    heading, before, texts, tables = "", "", {}, []
    for block in body(file):
        if block.tag == W + "tbl":
            tables.append((heading, before, rows(block)))
            continue
        words = text(block)
        if style(block).startswith("Heading"):
            heading, before = words, ""
        else:
            texts[heading] = texts.get(heading, "") + " " + words
            before = words or before
    return texts, tables


def source(file):
    """All rows of all tables, those in the page's header too; a header repeated on each page counts once."""
    found = []
    with zipfile.ZipFile(file) as word:
        headers = sorted(name for name in word.namelist() if re.fullmatch(r"word/header\d+\.xml", name))
        parts = [tree.fromstring(word.read(name)) for name in headers]
    for block in (block for part in parts for block in part.iter(W + "tbl")):
        found += [row for row in rows(block) if row not in found]
    for block in body(file):
        found += rows(block) if block.tag == W + "tbl" else []
    return found


def lines(file):
    return [line.rstrip("\n").split("\t") for line in open(file, encoding="utf-8") if line.strip() and not line.startswith("#")]


def main(docx, results, tables_file, facts_file, second):
    texts, tables = report(docx)
    right = wrong = present = placed = 0
    asked = lines(tables_file)
    for number, heading in asked:
        hits = [t for t in tables if re.search(r"(?<![\d.-])" + re.escape(number) + r"(?!\d)", t[1])]
        where = hits[0][0] if hits else "absent"
        present += bool(hits)
        placed += bool(hits) and where.lower() == heading.lower()
        if hits:
            ours = Counter(cell for row in hits[0][2] for cell in row)
            theirs = Counter(cell for row in source(Path(second) / (number + ".docx")) for cell in row)
            same = sum((ours & theirs).values())
            right += same
            wrong += max(sum(ours.values()), sum(theirs.values())) - same
            if same != sum(theirs.values()) or ours != theirs:
                print(f"  {number}: only ours {list((ours - theirs).items())[:3]}, only theirs {list((theirs - ours).items())[:3]}")
        if not hits or where.lower() != heading.lower():
            print(f"  {number}: wanted under {heading}, {'is under ' + where if hits else 'is absent'}")
    print(f"tables: {len(asked)} asked, {present} present, {placed} under their heading, {len(tables)} in the report")
    print(f"cells: {right} equal to LibreOffice's reading, {wrong} different")
    written = json.load(open(results, encoding="utf-8"))
    missed = [left for result in written for left in result["numbersLeftOut"]]
    print(f"numbers: {sum(result['numbersChecked'] for result in written)} checked, {len(missed)} left out")
    found = 0
    facts = lines(facts_file)
    for fact, heading, pattern in facts:
        under = [h for h, words in texts.items() if re.search(pattern, words)]
        ok = any(h.lower() == heading.lower() for h in under)
        found += ok
        if not ok:
            print(f"  fact not under {heading}: {fact}{'; stands under ' + ', '.join(under[:3]) if under else ''}")
    print(f"facts of the real synopsis: {found} of {len(facts)} under their heading")
    rules = [r for r in written if r["description"]]
    silent = [r for r in rules if r["confidence"] == 0]
    print(f"rules: {len(rules)}, of which {len(silent)} abstained:")
    for r in silent:
        print(f"  {r['section']}: {r['rule']} {r['description']}: {r['explanation'][:220]}")


main(*sys.argv[1:])
