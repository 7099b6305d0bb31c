#!/usr/bin/env python3
"""Measures 'stateview-l10n import' of one changed text into a String Catalog of 2 MB, as a whole process.

The catalog is exported as a table, one translation in it is changed, and the table is imported: the catalog is read,
compared, edited in place and written again. Each run begins with the catalog as it was; what changed is looked at.

Goal: at most 60 ms of wall time. The exit status is 1 when it is missed.

Usage:  measure-edit.py [--runs N] [--tool PROGRAM]
"""
from __future__ import annotations

import argparse
import csv
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from common import CORPORA, HERE, Goals, build_tool
from interleave import once

KEYS, LOCALES = 800, 10


def catalog() -> bytes:
    folder = CORPORA / f"edit-{KEYS}-{LOCALES}"
    file = folder / "xcstrings" / "Localizable.xcstrings"
    if not file.exists():
        subprocess.run([sys.executable, HERE / "gen-corpus.py", folder, "--keys", str(KEYS), "--locales", str(LOCALES),
                        "--only", "xcstrings"], check=True, stdout=subprocess.DEVNULL)
    return file.read_bytes()


def change_one(table: Path) -> None:
    """Changes the translation of a plain text in the middle of the table."""
    with table.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    target, variant = rows[0].index("de"), rows[0].index("variant")
    plain = [row for row in rows[1:] if row[target] and not row[variant]]
    plain[len(plain) // 2][target] += " (2)"
    with table.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--tool", help="default: built from this package")
    arguments = parser.parse_args()
    tool = str(Path(arguments.tool).resolve()) if arguments.tool else build_tool()
    original = catalog()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        os.chdir(folder)
        file, table = folder / "Localizable.xcstrings", folder / "de.csv"
        file.write_bytes(original)
        options = ["--root", str(folder), "--without-defaults"]
        subprocess.run([tool, "export", str(folder), *options, "--format", "csv", "--locale", "de", "-o", str(table)],
                       check=True, stdout=subprocess.DEVNULL)
        change_one(table)
        samples = []
        for _ in range(arguments.runs + 1):
            file.write_bytes(original)
            samples.append(once([tool, "import", str(table), *options]))
            before, after = original.splitlines(), file.read_bytes().splitlines()
            changed = sum(1 for old, new in zip(before, after) if old != new) if len(before) == len(after) else -1
            if samples[-1][-1] != 0 or changed != 1:
                sys.exit(f"'import' ended with status {samples[-1][-1]} and changed {changed} lines; one was expected")
    wall, user, system, peak, _ = (statistics.median(column) for column in zip(*samples[1:]))
    print(f"{len(original) / 1e6:.1f} MB, {KEYS * LOCALES:,} texts: user {user * 1000:.1f} ms, "
          f"system {system * 1000:.1f} ms, peak {peak:.0f} MB, best {min(s[0] for s in samples) * 1000:.1f} ms")
    goals = Goals()
    goals.at_most("one edit in a catalog of 2 MB, wall time", wall * 1000, 60, 30, "ms")
    return 1 if goals.missed else 0


if __name__ == "__main__":
    sys.exit(main())
