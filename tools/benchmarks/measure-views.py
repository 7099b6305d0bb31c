#!/usr/bin/env python3
"""Measures how long state views take to resolve, in process, built for release.

One view whose language and brand were asked for before: at most 5 microseconds for the slowest kind. All kinds in 30 languages,
7 brands and 2 schemes, from a library that has resolved nothing yet: at most 150 milliseconds. Several processes run one after
the other and the median counts. The exit status is 1 when a goal is missed.

Usage:  measure-views.py [--runs N]
"""
from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
VIEW_GOAL, ALL_GOAL, VIEWS = 5_000, 150, 7_560


def program() -> Path:
    command = [str(ROOT / "tools/build"), "-c", "release", "--product", "benchmark-views"]
    environment = os.environ | {"STATEVIEW_L10N_BENCHMARKS": "1"}
    subprocess.run(command, check=True, env=environment, stdin=subprocess.DEVNULL, stdout=sys.stderr)
    folder = subprocess.run(
        [*command, "--show-bin-path"], check=True, env=environment, stdin=subprocess.DEVNULL, capture_output=True,
        text=True).stdout.strip()
    return Path(folder) / "benchmark-views"


def table(tool: Path, what: str, runs: int) -> dict[str, list[list[float]]]:
    """The numbers of every line, by its first word, one list a process."""
    rows: dict[str, list[list[float]]] = {}
    for _ in range(runs):
        output = subprocess.run([tool, what], check=True, capture_output=True, text=True).stdout
        for line in output.splitlines():
            name, *numbers = line.split()
            rows.setdefault(name, []).append([float(number) for number in numbers])
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    tool = program()
    missed = False
    for what in ("one", "text"):
        for name, samples in table(tool, what, runs).items():
            median = statistics.median(sample[0] for sample in samples)
            late = what == "one" and median > VIEW_GOAL
            missed |= late
            print(f"{what:5} {name:18} {median / 1000:8.2f} µs" + (f"  more than {VIEW_GOAL / 1000}" if late else ""))
    for name, samples in table(tool, "all", runs).items():
        views, median = samples[0][0], statistics.median(sample[1] for sample in samples)
        late = name == "first" and (median > ALL_GOAL or views != VIEWS)
        missed |= late
        print(f"all   {name:18} {median:8.0f} ms, {views:.0f} views" + (f"  more than {ALL_GOAL}" if late else ""))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
