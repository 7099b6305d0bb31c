#!/usr/bin/env python3
"""Times whole commands in turn (A B C A B C ...) and prints medians: wall, user, sys, peak memory.

Usage:  interleave.py [-n RUNS] [-w WARMUP] [--json OUT] FILE
        where each line of FILE is  LABEL <TAB> BYTES <TAB> ENTRIES <TAB> COMMAND
"""
from __future__ import annotations

import argparse
import json
import os
import shlex
import statistics
import subprocess
import sys
from dataclasses import asdict, dataclass


@dataclass
class Row:
    """One command, and what it works on."""
    label: str
    bytes: int
    entries: int
    command: list[str]


@dataclass
class Result:
    """Medians of one command: seconds, and peak memory in MiB."""
    label: str
    wall: float
    best: float
    user: float
    sys: float
    peak: float
    bytes: int
    entries: int
    rc: int


# Starts a command and tells what it took. A process of its own: the peak of a command counts the memory of the process
# that started it, which may have grown large here.
STARTER = """
import json, os, sys, time
null = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_RDWR, 0) for number in range(3)]
start = time.perf_counter()
_, status, usage = os.wait4(os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ, file_actions=null), 0)
wall = time.perf_counter() - start
code = os.waitstatus_to_exitcode(status)
print(json.dumps([wall, usage.ru_utime, usage.ru_stime, usage.ru_maxrss / 1024, code]))
"""


def once(command: list[str]) -> tuple[float, float, float, float, int]:
    starter = [sys.executable, "-I", "-S", "-c", STARTER, *command]
    return tuple(json.loads(subprocess.run(starter, check=True, stdout=subprocess.PIPE).stdout))


def measure(rows: list[Row], runs: int, warmup: int = 1) -> list[Result]:
    samples: dict[str, list] = {row.label: [] for row in rows}
    for turn in range(warmup + runs):
        for row in rows:
            sample = once(row.command)
            if turn >= warmup:
                samples[row.label].append(sample)
    results = []
    for row in rows:
        wall, user, system, peak, rc = (statistics.median(column) for column in zip(*samples[row.label]))
        best = min(sample[0] for sample in samples[row.label])
        results.append(Result(row.label, wall, best, user, system, peak, row.bytes, row.entries, int(rc)))
    return results


def show(results: list[Result]) -> None:
    print(f"{'label':34} {'wall s':>9} {'min':>9} {'user s':>8} {'sys s':>7} {'peak MB':>8} {'MB/s':>9} "
          f"{'entries/s':>12} rc")
    for row in results:
        print(f"{row.label:34} {row.wall:9.4f} {row.best:9.4f} {row.user:8.3f} {row.sys:7.3f} {row.peak:8.1f} "
              f"{row.bytes / row.wall / 1e6:9.1f} {row.entries / row.wall:12.0f} {row.rc}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", type=int, default=5, metavar="RUNS")
    parser.add_argument("-w", type=int, default=1, metavar="WARMUP")
    parser.add_argument("--json", metavar="OUT")
    parser.add_argument("file")
    arguments = parser.parse_args()
    rows = []
    with open(arguments.file, encoding="utf-8") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                label, size, entries, command = line.rstrip("\n").split("\t")
                rows.append(Row(label, int(size), int(entries), shlex.split(command)))
    results = measure(rows, arguments.n, arguments.w)
    show(results)
    if arguments.json:
        with open(arguments.json, "w", encoding="utf-8") as file:
            json.dump([asdict(row) for row in results], file, indent=1)


if __name__ == "__main__":
    main()
