#!/usr/bin/env python3
"""Measures reading and writing alone, in process and on one core: ours, Foundation's and Python's, in turn.

Each reader starts from the bytes of the files in memory and ends with all keys and texts, ours as places in those bytes.
'export' starts from catalogs in memory and ends with the bytes of XLIFF files.

Goals G-1 (strings), G-5 (xcstrings), G-7 (xliff), G-8 (stringsdict) and G-9 (export). CPU seconds, medians over all
turns; what each found is printed beside its time. The exit status is 1 when a goal is missed.

Usage:  measure-parse.py [--size small|medium|large] [--turns N] [--formats strings,stringsdict,xcstrings,xliff,export]
"""
from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

from common import Corpus, Goals, build, corpus


def openstep(files: list[bytes]) -> int:
    import openstep_plist
    return sum(len(openstep_plist.loads(data.decode("utf-8"))) for data in files)


def toolkit(files: list[bytes]) -> int:
    from translate.storage import xliff
    return sum(len(xliff.xlifffile.parsestring(data).units) for data in files)


def expat(files: list[bytes]) -> int:
    """expat by itself, without anybody who listens; what it counts is taken from the text."""
    from xml.parsers import expat as library
    for data in files:
        library.ParserCreate().Parse(data, True)
    return sum(data.count(b"<trans-unit ") for data in files)


def moz(resources: list) -> int:
    """Units that moz.l10n writes: one an entry, as it counts the plural forms of an entry as one."""
    from moz.l10n.resource import serialize_resource
    count = 0
    for resource in resources:
        for _ in serialize_resource(resource):
            pass
        count += sum(len(section.entries) for section in resource.sections)
    return count


def resources(files: list[bytes]) -> list:
    from moz.l10n.formats import Format
    from moz.l10n.resource import parse_resource
    return [parse_resource(Format.xliff, data) for data in files]


@dataclass
class Measure:
    """What is measured for a format."""
    pattern: str
    # Goal, reader that ours is compared with, must, aim.
    goals: list[tuple[str, str, float, float]]
    # Name, work, and what prepares its input from the bytes of the files.
    others: list[tuple[str, Callable[[list], int], Callable[[list[bytes]], list]]] = field(default_factory=list)
    # What the others read, where it is not the same.
    others_format: str = ""
    others_pattern: str = ""
    # Whether times are compared by result, as the numbers of results differ by design.
    by_result: bool = False


MEASURES = {
    "strings": Measure(
        "strings/*/*.strings", [("G-1", "PropertyListSerialization", 15, 25), ("G-1", "openstep-plist", 3, 5)],
        [("openstep-plist", openstep, list)]),
    "xcstrings": Measure("xcstrings/*.xcstrings", [("G-5", "JSONDecoder", 10, 15)]),
    "xliff": Measure(
        "xliff/*.xliff", [("G-7", "XMLParser", 2, 2), ("G-7", "translate-toolkit", 5, 5)],
        [("translate-toolkit", toolkit, list), ("expat alone", expat, list)]),
    "stringsdict": Measure("strings/*/*.stringsdict", [("G-8", "PropertyListSerialization", 3, 6)]),
    "export": Measure(
        "strings/*/*.strings", [("G-9", "moz.l10n", 30, 60)], [("moz.l10n", moz, resources)], "xliff",
        "xliff/*.xliff", by_result=True),
}


def ours_and_foundation(program: str, name: str, files: list[Path]) -> dict[str, tuple[float, int]]:
    """One turn of the Swift program: reader -> CPU seconds and results."""
    command = [program, name, *map(str, files)]
    output = subprocess.run(command, check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout
    rows = (line.split("\t") for line in output.splitlines())
    return {reader: (float(seconds), int(count)) for reader, seconds, count in rows}


def in_python(measure: Measure, files: list[Path]) -> list[tuple[str, Callable[[list], int], list]]:
    """The Python readers that are installed, each with its input."""
    contents = [file.read_bytes() for file in files] if measure.others else []
    ready = []
    for name, work, prepare in measure.others:
        try:
            work(prepare(contents[:1]))
            ready.append((name, work, prepare(contents)))
        except ImportError:
            print(f"{name} is not installed; see tools/setup", file=sys.stderr)
    return ready


def english_first(files: list[Path]) -> list[Path]:
    """The source language first, which the others are translations of."""
    return sorted(files, key=lambda file: (file.parent.name != "en.lproj", file))


def report(name: str, measure: Measure, size: int, seconds: dict[str, list[float]], counts: dict[str, int],
           goals: Goals) -> None:
    medians = {reader: statistics.median(values) for reader, values in seconds.items()}
    for reader, median in medians.items():
        print(f"{reader:28} {median:9.4f} s {size / median / 1e6:9.1f} MB/s {counts[reader]:9,} results"
              f" {counts[reader] / median:13,.0f} a second")
    if not measure.by_result and len(set(counts.values())) > 1:
        print("the readers found different numbers of results")
        goals.missed = True
    cost = {reader: median / (counts[reader] if measure.by_result else 1) for reader, median in medians.items()}
    for goal, other, must, aim in measure.goals:
        if other in cost:
            goals.at_least(f"{goal} {other} / ours, {name}", cost[other] / cost["stateview-l10n"], must, aim)
    if "expat alone" in cost:
        goals.at_most("G-7 ours / expat alone, xliff (an aim only)", cost["stateview-l10n"] / cost["expat alone"],
                      float("inf"), 1.2)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", default="medium", choices=("small", "medium", "large"))
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--formats", default=",".join(MEASURES))
    parser.add_argument("--program", help="default: built from this package")
    arguments = parser.parse_args()
    program = arguments.program or build("benchmark-parse")
    goals = Goals()
    for name in arguments.formats.split(","):
        measure = MEASURES[name]
        data: Corpus = corpus(arguments.size, "strings" if name == "export" else name)
        files = english_first(data.files(measure.pattern))
        theirs = files
        if measure.others_format:
            theirs = corpus(arguments.size, measure.others_format).files(measure.others_pattern)
        others = in_python(measure, theirs)
        size = data.size(measure.pattern)
        print(f"\n{name}, {arguments.size}: {size / 1e6:.1f} MB")
        seconds, counts = defaultdict(list), {}
        for _ in range(arguments.turns):
            turn = ours_and_foundation(program, name, files)
            for reader, work, content in others:
                start = time.process_time()
                count = work(content)
                turn[reader] = time.process_time() - start, count
            for reader, (time_taken, count) in turn.items():
                seconds[reader].append(time_taken)
                counts[reader] = count
        report(name, measure, size, seconds, counts, goals)
    return 1 if goals.missed else 0


if __name__ == "__main__":
    sys.exit(main())
