#!/usr/bin/env python3
"""Plants faults in a generated corpus, runs 'stateview-l10n check' on it and compares the findings with the truth.

None may be missed and none invented. Judged are the rules below and, as nothing else in these texts is wrong, every error.
What a rule cannot or must not see is left out of the truth, with the reason that 'expected' gives.

Usage:  verify-faults.py [--size small|medium|large] [--rate R] [--seeds 1,2]
                         [--formats strings,stringsdict,strings+stringsdict,xcstrings] [--tool PROGRAM]

Formats joined by '+' are checked together, as one project.
"""
from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

from common import Corpus, build_tool, corpus

# The rules that may report a fault. One is enough: a dropped argument may show as another type of the next.
RULES = {
    "missing": {"missing-translation"},
    "placeholder": {"missing-placeholder", "extra-placeholder", "placeholder-type-mismatch", "placeholder-index-gap"},
    "untranslated": {"unchanged-translation"},
    "bidi": {"unbalanced-isolate", "bidi-override"},
    "plural": {"missing-plural-category"},
}
JUDGED = set().union(*RULES.values())
# Categories that only numbers above a million or with decimals select: a note or silence (DEC-1).
RARE = {(language, "many") for language in ("fr", "es", "it", "pt", "cs")}
SOURCE_LANGUAGE = "en"

Subject = tuple[str, str]  # locale and key


def expected(fault: dict, format: str) -> tuple[set[str], set[str]]:
    """The kinds of fault that must be reported for the text, and those that may be."""
    kind, language = fault["fault"], fault["locale"].split("-")[0]
    must, may = {kind}, set()
    if kind == "plural" and format == "strings":
        must = set()  # the forms stand in the .stringsdict
    if not fault["plural"] and format == "stringsdict":
        must = set()  # texts without forms stand in the .strings
    if kind == "untranslated":
        if language == SOURCE_LANGUAGE:
            must = set()  # regions of one language share their wording (DEC-20)
        elif fault["words"] < 3:
            must = set()  # one or two words may be the same in two languages (DEC-20)
        if format != "strings":  # the forms of the source came along, and no others
            lacks = {(language, category) for category in fault["lacks"]}
            (must if lacks - RARE else may).update({"plural"} if lacks else ())
    return must, may


def findings(tool: str, data: Corpus, format: str) -> list[dict]:
    # Both kinds of files stand in the same language folders.
    folder = "xcstrings" if format == "xcstrings" else "strings"
    command = [tool, "check", str(data.folder / folder), "--root", str(data.folder), "--format", "json", "--fail-on", "never"]
    run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    if run.returncode != 0:
        sys.exit(f"'{' '.join(command)}' ended with status {run.returncode}\n{run.stderr.decode()}")
    return json.loads(run.stdout)["findings"]


def compare(found: list[dict], faults: list[dict], format: str) -> int:
    """Prints the comparison; returns how many findings are missed or invented."""
    reported: dict[Subject, set[str]] = {}
    for finding in found:
        if finding["rule"] in JUDGED or finding["severity"] == "error":
            subject = finding["subject"]
            place = subject.get("locale", finding["file"]), subject.get("key", "")
            reported.setdefault(place, set()).add(finding["rule"])
    planted, visible, missed = Counter(), Counter(), []
    explained: dict[Subject, set[str]] = {}
    for fault in faults:
        must, may = expected(fault, format)
        subject = fault["locale"], fault["key"]
        planted[fault["fault"]] += 1
        visible[fault["fault"]] += bool(must)
        missed += [(subject, kind) for kind in sorted(must) if not reported.get(subject, set()) & RULES[kind]]
        explained[subject] = set().union(*(RULES[kind] for kind in must | may))
    invented = [(subject, rule) for subject, rules in reported.items()
                for rule in sorted(rules - explained.get(subject, set()))]
    for kind in RULES:
        print(f"  {kind:14} planted {planted[kind]:6,}  visible {visible[kind]:6,}")
    print(f"  missed {len(missed):,}, invented {len(invented):,}")
    for title, places in (("missed", missed), ("invented", invented)):
        for (locale, key), what in places[:10]:
            print(f"    {title}: {what} for '{key}' in {locale}")
    others = Counter(finding["rule"] for finding in found if finding["rule"] not in JUDGED)
    print("  not judged: " + (", ".join(f"{rule} {count:,}" for rule, count in others.most_common()) or "nothing"))
    return len(missed) + len(invented)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", default="medium", choices=("small", "medium", "large"))
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--seeds", default="1")
    parser.add_argument("--formats", default="strings")
    parser.add_argument("--tool", help="default: built from this package")
    arguments = parser.parse_args()
    tool = str(Path(arguments.tool).resolve()) if arguments.tool else build_tool()
    wrong = 0
    for format in arguments.formats.split(","):
        for seed in map(int, arguments.seeds.split(",")):
            for rate in (0, arguments.rate):
                data = corpus(arguments.size, format.replace("+", ","), rate, seed)
                faults = json.loads((data.folder / "faults.json").read_text(encoding="utf-8"))
                print(f"\n{format}, {arguments.size}, seed {seed}: {data.manifest['entries']:,} texts, {len(faults):,} faults")
                wrong += compare(findings(tool, data, format), faults, format)
    print(f"\n{wrong} differences from the truth" if wrong else "\nnone missed, none invented")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
