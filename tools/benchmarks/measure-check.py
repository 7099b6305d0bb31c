#!/usr/bin/env python3
"""Measures 'stateview-l10n check' as a whole process against other checkers, in turn.

On .strings corpora against 'plutil -lint': goals G-2, G-3, G-10 (ratios), G-11 (peak memory) and G-12 (instructions per
entry). On a String Catalog against xcstringslint, where that is on the path or named: goal G-6. The exit status is 1 when a
goal is missed.

xcstringslint (github.com/nicorichard/xcstringslint, Swift) is in no package registry; build a clone of it with 'swift build -c
release'. It runs with those of its rules that 'check' has too: languages, states, placeholders and empty texts. Without any
rule it decodes the catalog with JSONDecoder and does nothing more; that time is shown beside it. Where the program is not to
be had, the time of JSONDecoder alone, in process, stands for it, which is the least that it takes.

Usage:  measure-check.py [--sizes small,medium,large] [--formats strings,xcstrings] [--runs N] [--tool PROGRAM]
                         [--xcstringslint PROGRAM] [--no-instructions]
"""
from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from common import Corpus, Goals, build, build_tool, corpus
from instructions import instructions
from interleave import Result, Row, measure, show


def commands(tool: str, data: Corpus) -> list[Row]:
    files = data.files("strings/*/*.strings")
    size, entries = data.size("strings/*/*.strings"), data.manifest["entries"]
    check = [tool, "check", str(data.folder / "strings")]
    rows = [("check --quiet", [*check, "--quiet"]), ("check", [*check, "--fail-on", "never"])]
    if linter := shutil.which("plutil"):
        rows.append(("plutil -lint", [linter, "-lint", *map(str, files)]))
    else:
        print("plutil is not on the path; it comes with Swift. Nothing to compare with.", file=sys.stderr)
    return [Row(label, size, entries, command) for label, command in rows]


def judge(size: str, results: dict[str, Result], goals: Goals) -> None:
    ours, theirs = results["check --quiet"], results.get("plutil -lint")
    if ours.rc != 0:
        sys.exit(f"'check' ended with status {ours.rc} on the {size} corpus, which has no errors")
    if size == "large":
        goals.at_most("G-11 peak memory of check, large", ours.peak, 250, 60, "MB")
    if theirs is None:
        return
    if size == "small":
        goals.at_most("G-10 check / plutil -lint, small, wall time", ours.wall / theirs.wall, 0.6, 0.35)
        print(f"{'     check, small, wall time':60} {ours.wall * 1000:10,.2f} ms  aim <= 2.5")
    elif size == "medium":
        goals.at_least("G-2 plutil -lint / check, medium, user time", theirs.user / ours.user, 6, 10)
    else:
        goals.at_least("G-3 plutil -lint / check, large, wall time", theirs.wall / ours.wall, 12, 20)
        print(f"{'     plutil -lint / check, large, user time':60} {theirs.user / ours.user:10,.2f} x")


def decoder_seconds(data: Corpus) -> float:
    """CPU seconds that JSONDecoder alone takes for the catalog: the least of three."""
    command = [build("benchmark-parse"), "xcstrings", *map(str, data.files("xcstrings/*.xcstrings"))]
    output = subprocess.run(command, check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout
    return next(float(line.split("\t")[1]) for line in output.splitlines() if line.startswith("JSONDecoder\t"))


def linter_commands(linter: str, catalog: Path, folder: Path) -> dict[str, list[str]]:
    """xcstringslint without any rule, and with those that 'check' has too."""
    languages = set()
    for entry in json.loads(catalog.read_text(encoding="utf-8"))["strings"].values():
        languages.update(entry.get("localizations", {}))
    rules = [{"name": "require-locale", "values": sorted(languages)},
             {"name": "require-localization-state", "value": "translated"},
             {"name": "require-matching-placeholders"}, {"name": "reject-empty-values"}]
    commands = {}
    for label, chosen in (("xcstringslint", rules), ("xcstringslint without rules", [])):
        # YAML reads JSON too.
        configuration = folder / (label.replace(" ", "-") + ".yaml")
        configuration.write_text(json.dumps({"rules": chosen}), encoding="utf-8")
        commands[label] = [linter, "--config", str(configuration), str(catalog)]
    return commands


def check_catalog(tool: str, linter: str | None, size: str, runs: int, goals: Goals) -> None:
    data = corpus(size, "xcstrings")
    catalog = data.files("xcstrings/*.xcstrings")[0]
    commands = {"check --quiet": [tool, "check", str(catalog), "--quiet"]}
    with tempfile.TemporaryDirectory() as folder:
        if linter:
            commands |= linter_commands(linter, catalog, Path(folder))
        rows = [Row(label, catalog.stat().st_size, data.manifest["entries"], command)
                for label, command in commands.items()]
        results = {result.label: result for result in measure(rows, runs)}
    print(f"\n{size}, one String Catalog: {rows[0].entries:,} entries, {rows[0].bytes / 1e6:.1f} MB")
    show(list(results.values()))
    ours = results["check --quiet"].user
    if linter:
        goals.at_least("G-6 xcstringslint / check, user time", results["xcstringslint"].user / ours, 6, 9)
        bare = results["xcstringslint without rules"].user / ours
        print(f"{'     xcstringslint without rules / check, user time':60} {bare:10,.2f} x")
        return
    print("xcstringslint is not on the path; its JSONDecoder stands for it, without its rules and its start")
    goals.at_least("G-6 JSONDecoder alone / check, user time", decoder_seconds(data) / ours, 6, 9)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default="small,medium")
    parser.add_argument("--formats", default="strings,xcstrings")
    # User time is counted in ticks of some milliseconds: of a short process only the median of many runs says something.
    parser.add_argument("--runs", type=int, default=21)
    parser.add_argument("--tool", help="default: built from this package")
    parser.add_argument("--xcstringslint", help="default: the one on the path")
    parser.add_argument("--no-instructions", action="store_true")
    arguments = parser.parse_args()
    tool = str(Path(arguments.tool).resolve()) if arguments.tool else build_tool()
    goals = Goals()
    formats = arguments.formats.split(",")
    if "xcstrings" in formats:
        linter = arguments.xcstringslint or shutil.which("xcstringslint")
        check_catalog(tool, linter, "medium", arguments.runs, goals)
    for size in arguments.sizes.split(",") if "strings" in formats else []:
        data = corpus(size)
        rows = commands(tool, data)
        results = measure(rows, arguments.runs)
        print(f"\n{size}: {data.manifest['entries']:,} entries, {rows[0].bytes / 1e6:.1f} MB")
        show(results)
        judge(size, {result.label: result for result in results}, goals)
        if size == "medium" and not arguments.no_instructions:
            count = instructions(rows[0].command)
            if count is None:
                print("G-12 cannot be measured: neither perf nor valgrind can count instructions here")
            else:
                goals.at_most("G-12 instructions per entry of check, medium", count / rows[0].entries, 8000, 4000, "")
    return 1 if goals.missed else 0


if __name__ == "__main__":
    sys.exit(main())
