#!/usr/bin/env python3
"""Measures how long 'stateview-l10n keys' reads all Swift below a folder, and the compiler's own parser beside it.

Only the Swift of the folder is copied, with a table of one key, so that reading code is all there is to do. The compiler parses
alone, on one core; ours parses, looks for keys and puts together what all files say, on all cores. They run in turn.

Goal: 10 MB in 1 s of wall time on two cores. The exit status is 1 when it is missed.

Usage:  measure-scan.py [DIR] [--runs N] [--tool PROGRAM]         DIR: by default this package
"""
from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

from common import ROOT, Goals, build_tool
from interleave import Row, measure


def copy_swift(source: Path, target: Path) -> tuple[int, int]:
    """The number of files and their bytes."""
    files = [Path(folder) / name for folder, inner, names in os.walk(source) for name in names if name.endswith(".swift")
             and not any(part.startswith(".") for part in Path(folder).relative_to(source).parts)]
    for file in files:
        copy = target / "Sources" / file.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    return len(files), sum(file.stat().st_size for file in files)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dir", metavar="DIR", nargs="?", type=Path, default=ROOT)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--tool", help="default: built from this package")
    arguments = parser.parse_args()
    tool = str(Path(arguments.tool).resolve()) if arguments.tool else build_tool()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        count, size = copy_swift(arguments.dir.resolve(), folder)
        if count == 0:
            sys.exit(f"{arguments.dir} has no Swift")
        (folder / "en.lproj").mkdir()
        (folder / "en.lproj" / "Localizable.strings").write_text('"a.key" = "A text";\n', encoding="utf-8")
        listed = folder / "files"
        listed.write_text("".join(f'"{file}"\n' for file in sorted(folder.rglob("*.swift"))), encoding="utf-8")
        ours, compiler = measure(
            [Row("stateview-l10n keys", size, count, [tool, "keys", "--undefined", str(folder)]),
             Row("swiftc -parse", size, count, ["swiftc", "-frontend", "-parse", f"@{listed}"])], arguments.runs)
    for result in (ours, compiler):
        print(f"{result.label:20} {count:,} files, {size / 1e6:.1f} MB: wall {result.wall:.2f} s (best {result.best:.2f}), "
              f"user {result.user:.2f} s, peak {result.peak:.0f} MB, status {result.rc}")
    print(f"user time, ours to the compiler's parser: {ours.user / compiler.user:.1f} x")
    goals = Goals()
    goals.at_most("10 MB of Swift, wall time", ours.wall * 1e7 / size, 1, 0.75, "s")
    return 1 if goals.missed else 0


if __name__ == "__main__":
    sys.exit(main())
