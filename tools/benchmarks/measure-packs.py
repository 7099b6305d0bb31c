#!/usr/bin/env python3
"""Measures packs against gettext's .mo files with the same keys and texts, in process, built for release.

Opening and one look-up: at most 1.2 times gettext's, and at most 200 microseconds. A look-up up to the text: at most 50
nanoseconds; up to a new string: at most gettext's. Both see the page cache warm. The exit status is 1 when a goal is missed, or
when the two find other texts.

Usage:  measure-packs.py [--keys N] [--languages N] [--runs N] [--configuration debug]
"""
from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
OPEN_RATIO, OPEN_GOAL, LOOK_GOAL = 1.2, 200_000, 50


def program(configuration: str) -> Path:
    command = [str(ROOT / "tools/build"), "-c", configuration, "--product", "benchmark-packs"]
    environment = os.environ | {"STATEVIEW_L10N_BENCHMARKS": "1"}
    subprocess.run(command, check=True, env=environment, stdin=subprocess.DEVNULL, stdout=sys.stderr)
    folder = subprocess.run(
        [*command, "--show-bin-path"], check=True, env=environment, stdin=subprocess.DEVNULL, capture_output=True,
        text=True).stdout.strip()
    return Path(folder) / "benchmark-packs"


def rows(command: list[str | Path]) -> dict[str, tuple[float, int]]:
    """The time and the bytes of every line, by its second word."""
    output = subprocess.run(
        command, check=True, capture_output=True, text=True, env=os.environ | {"LANGUAGE": "xx"}).stdout
    return {name: (float(time), int(size)) for _, name, time, size in map(str.split, output.splitlines())}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keys", type=int, default=10_000)
    parser.add_argument("--languages", type=int, default=40)
    parser.add_argument("--runs", type=int, default=101)
    parser.add_argument("--configuration", default="release")
    options = parser.parse_args()
    tool = program(options.configuration)
    folder = ROOT / ".build" / "benchmarks" / "packs"
    shutil.rmtree(folder, ignore_errors=True)
    messages = folder / "xx" / "LC_MESSAGES"
    messages.mkdir(parents=True)
    subprocess.run([tool, "make", folder, str(options.keys), str(options.languages)], check=True)
    subprocess.run(["msgfmt", "-o", folder / "app.mo", folder / "app.po"], check=True)
    for run in range(options.runs):
        shutil.copy(folder / "app.mo", messages / f"app{run}.mo")
    missed = False

    def goal(name: str, time: float, unit: str, isMet: bool) -> None:
        nonlocal missed
        missed |= not isMet
        print(f"{name:32} {time:10.1f} {unit}" + ("" if isMet else "  missed"))

    opened = rows([tool, "open", folder, str(options.runs)])
    (ours, found), (theirs, expected) = opened["pack"], opened["gettext"]
    goal("open, first text: pack", ours / 1000, "µs", ours <= OPEN_GOAL and found == expected)
    goal("open, first text: gettext", theirs / 1000, "µs", True)
    goal("open: pack / gettext", ours / theirs, "", ours <= OPEN_RATIO * theirs)
    looked = rows([tool, "look", folder])
    reference, size = looked["gettext"]
    for name, limit in (("text", LOOK_GOAL), ("string", reference)):
        time, found = looked[name]
        goal(f"look-up, {name}: pack", time, "ns", time <= limit and found == size)
    goal("look-up: gettext", reference, "ns", True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
