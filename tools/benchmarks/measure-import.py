#!/usr/bin/env python3
"""Measures 'stateview-l10n import' of every text of a String Catalog in every language, changed, as a whole process.

The catalog has short texts, as a file of 64 MB is the most that is read. It is exported, one file a language, every translation in the files is changed, and all files are imported at once.
Each run begins with the catalog as it was; how many texts changed is looked at. Besides the whole, a quarter of the keys is
measured: the time must grow as the input does.

Goals, with 10,000 keys in 40 languages: 5 s of wall time, 500 MB, and at most 4.8 times the time of a quarter of the
keys. The exit status is 1 when one is missed.

Usage:  measure-import.py [--keys N] [--locales N] [--format xliff|csv] [--runs N] [--tool PROGRAM]
"""
from __future__ import annotations

import argparse
import csv
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from common import Goals, build_tool
from interleave import once

LANGUAGES = ("ar bg bn ca cs da de el es et fa fi fr gu he hi hr hu id it ja kn ko lt lv ml mr ms nb nl pl pt ro ru "
             "sk sl sr sv ta te th tr uk ur vi").split()


def catalog(keys: int, locales: int) -> bytes:
    """A catalog in Xcode's layout; every text is of some words and a number."""
    def unit(text: str) -> dict:
        return {"stringUnit": {"state": "translated", "value": text}}
    strings = {}
    for number in range(keys):
        localizations = {tag: unit(f"Text {number} {tag}") for tag in LANGUAGES[:locales]}
        localizations["en"] = unit(f"Text {number}")
        strings[f"key.{number:05}"] = {"localizations": dict(sorted(localizations.items()))}
    whole = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
    return json.dumps(whole, ensure_ascii=False, indent=2, separators=(",", " : ")).encode()


def change_all(file: Path) -> int:
    """Puts a word behind every translation; returns their number."""
    if file.suffix == ".xliff":
        text, count = re.subn("</target>", " (2)</target>", file.read_text(encoding="utf-8"))
        file.write_text(text, encoding="utf-8")
        return count
    with file.open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.reader(stream))
    target, count = rows[0].index(file.stem), 0
    for row in rows[1:]:
        if row[target]:
            row[target] += " (2)"
            count += 1
    with file.open("w", encoding="utf-8", newline="") as stream:
        csv.writer(stream).writerows(rows)
    return count


def measure(tool: str, keys: int, locales: int, kind: str, runs: int) -> tuple[float, float]:
    """The wall time in seconds and the peak of memory in MB."""
    original = catalog(keys, locales)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        os.chdir(folder)
        file, exports = folder / "Localizable.xcstrings", folder / "exports"
        file.write_bytes(original)
        options = ["--root", str(folder), "--without-defaults"]
        subprocess.run([tool, "export", str(folder), *options, "--format", kind, "-o", str(exports)],
                       check=True, stdout=subprocess.DEVNULL)
        files = sorted(exports.iterdir())
        wanted = sum(change_all(export) for export in files)
        samples = []
        for _ in range(runs + 1):
            file.write_bytes(original)
            samples.append(once([tool, "import", *map(str, files), *options]))
            before, after = original.splitlines(), file.read_bytes().splitlines()
            changed = sum(1 for old, new in zip(before, after) if old != new) if len(before) == len(after) else -1
            if samples[-1][-1] != 0 or changed != wanted:
                sys.exit(f"'import' ended with status {samples[-1][-1]} and changed {changed} lines, not {wanted}")
        os.chdir("/")
    wall, user, system, peak, _ = (statistics.median(column) for column in zip(*samples[1:]))
    print(f"{keys:,} keys, {locales} languages, {len(original) / 1e6:.1f} MB, {wanted:,} texts changed: "
          f"wall {wall:.2f} s, user {user:.2f} s, system {system:.2f} s, peak {peak:.0f} MB")
    return wall, peak


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keys", type=int, default=10_000)
    parser.add_argument("--locales", type=int, default=40)
    parser.add_argument("--format", choices=["xliff", "csv"], default="xliff")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--tool", help="default: built from this package")
    arguments = parser.parse_args()
    tool = str(Path(arguments.tool).resolve()) if arguments.tool else build_tool()
    part, _ = measure(tool, arguments.keys // 4, arguments.locales, arguments.format, arguments.runs)
    wall, peak = measure(tool, arguments.keys, arguments.locales, arguments.format, arguments.runs)
    goals = Goals()
    goals.at_most("every text of a catalog imported, wall time", wall, 5, 2.5, "s")
    goals.at_most("the same, peak memory", peak, 500, 350, "MB")
    goals.at_most("four times the keys / the same", wall / part, 4.8, 4.2)
    return 1 if goals.missed else 0


if __name__ == "__main__":
    sys.exit(main())
