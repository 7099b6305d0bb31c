#!/usr/bin/env python3
"""Measures reading alone, in process and on one core: our readers, Foundation's and openstep-plist, in turn.

Each starts from the bytes of the files in memory and ends with all keys and texts, ours as places in those bytes.

Goals G-1 (.strings) and G-5 (.xcstrings). CPU seconds, medians over all turns; what each reader found is printed beside
its time. The exit status is 1 when a goal is missed.

Usage:  measure-parse.py [--size small|medium|large] [--turns N] [--formats strings,xcstrings]
"""
from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import time
from collections import defaultdict

from common import Corpus, Goals, build, corpus

PATTERNS = {"strings": "strings/*/*.strings", "xcstrings": "xcstrings/*.xcstrings"}


def ours_and_foundation(program: str, name: str, data: Corpus) -> dict[str, tuple[float, int]]:
    """One turn of the Swift program: reader -> CPU seconds and results."""
    command = [program, name, *map(str, data.files(PATTERNS[name]))]
    output = subprocess.run(command, check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout
    rows = (line.split("\t") for line in output.splitlines())
    return {reader: (float(seconds), int(count)) for reader, seconds, count in rows}


def openstep(files: list[bytes]) -> tuple[float, int]:
    import openstep_plist
    start = time.process_time()
    count = sum(len(openstep_plist.loads(data.decode("utf-8"))) for data in files)
    return time.process_time() - start, count


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", default="medium", choices=("small", "medium", "large"))
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--formats", default="strings,xcstrings")
    arguments = parser.parse_args()
    program = build("benchmark-parse")
    goals = Goals()
    for name in arguments.formats.split(","):
        data = corpus(arguments.size, name)
        files = [file.read_bytes() for file in data.files(PATTERNS[name])] if name == "strings" else []
        seconds, counts = defaultdict(list), {}
        for _ in range(arguments.turns):
            turn = ours_and_foundation(program, name, data)
            if files:
                try:
                    turn["openstep-plist"] = openstep(files)
                except ImportError:
                    files = []
                    print("openstep-plist is not installed; see tools/setup", file=sys.stderr)
            for reader, (time_taken, count) in turn.items():
                seconds[reader].append(time_taken)
                counts[reader] = count
        size = data.size(PATTERNS[name])
        medians = {reader: statistics.median(values) for reader, values in seconds.items()}
        print(f"\n{name}, {arguments.size}: {size / 1e6:.1f} MB")
        for reader, median in medians.items():
            print(f"{reader:28} {median:9.4f} s {size / median / 1e6:9.1f} MB/s {counts[reader]:9,} results")
        if len(set(counts.values())) > 1:
            print("the readers found different numbers of results")
            goals.missed = True
        ours = medians["stateview-l10n"]
        if name == "strings":
            goals.at_least("G-1 PropertyListSerialization / ours", medians["PropertyListSerialization"] / ours, 15, 25)
            if "openstep-plist" in medians:
                goals.at_least("G-1 openstep-plist / ours", medians["openstep-plist"] / ours, 3, 5)
        else:
            goals.at_least("G-5 JSONDecoder / ours", medians["JSONDecoder"] / ours, 10, 15)
    return 1 if goals.missed else 0


if __name__ == "__main__":
    sys.exit(main())
