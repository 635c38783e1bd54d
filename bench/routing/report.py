#!/usr/bin/env python3
"""How well were passages of protocol and analysis plan put under a report's headings?

usage: report.py REPORT.json SOURCES.txt OURS.json

A report says in the past tense what the plans say in the future, so runs of five words are compared, and only those
that stand in the sources count as what could have been routed.

repeat   sections of 15 words or more of whose runs at least 15 % stand in the sources
R        share of those runs that stand in ours; P share of our words in runs that people wrote in that section; F1
new      sections with 15 words or more of which the sources know less: what ours has there is a plan told as a result
blank    sections that people left blank or without words of their own
"""
import json
import re
import sys
import unicodedata

RUN = 5
LEAST_WORDS = 15
LEAST_SHARE = 0.15
BLANK = re.compile(r'intentionally left blank|not (?:included|provided|applicable)', re.I)


def words(text):
    return re.findall(r'[a-z0-9]+', unicodedata.normalize('NFKC', text).lower())


def runs(w):
    return [tuple(w[i:i + RUN]) for i in range(len(w) - RUN + 1)]


def main(report, sources, ours):
    known = set(runs(words(open(sources, encoding='utf-8').read())))
    written = {s['index']: s for s in json.load(open(ours, encoding='utf-8'))}
    scores, false, blank, filled = [], [], [], 0
    for section in json.load(open(report, encoding='utf-8')):
        people = words(section['text'])
        mine = words(written.get(section['index'], {}).get('text', ''))
        theirs = set(runs(people))
        common = theirs & known
        if len(people) < LEAST_WORDS or BLANK.search(section['text']):
            blank.append((section['head'], len(mine)))
        elif len(common) < LEAST_SHARE * len(theirs):
            filled += 1
            if len(mine) >= LEAST_WORDS:
                false.append((section['head'], len(mine)))
        else:
            own = runs(mine)
            recall = len(set(own) & common) / len(common)
            inside = set()
            for i, run in enumerate(own):
                if run in theirs:
                    inside.update(range(i, i + RUN))
            precision = len(inside) / len(mine) if mine else 0
            f1 = 2 * recall * precision / (recall + precision) if recall + precision else 0
            scores.append((f1, recall, precision, len(people), len(mine), section['head']))
    for f1, recall, precision, people, mine, head in sorted(scores):
        print(f'  F1 {f1:.2f}  R {recall:.2f}  P {precision:.2f}  report {people:4d} words, ours {mine:4d}  {head}')
    for head, mine in false:
        print(f'  new to the report, but ours has {mine} words: {head}')
    for head, mine in blank:
        if mine >= LEAST_WORDS:
            print(f'  blank in the report, ours has {mine} words: {head}')
    n = max(1, len(scores))
    print(f'repeat {len(scores)} R {sum(s[1] for s in scores) / n:.3f} P {sum(s[2] for s in scores) / n:.3f} '
          f'F1 {sum(s[0] for s in scores) / n:.3f} new {len(false)}/{filled} '
          f'blank {sum(m >= LEAST_WORDS for _, m in blank)}/{len(blank)}')


if __name__ == '__main__':
    main(*sys.argv[1:])
