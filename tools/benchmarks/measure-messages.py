#!/usr/bin/env python3
"""Measures formatting of messages: ours, ICU's and Foundation's in one process, in turn; a first message in a process of
its own; and the simulation of values that move the text around them, as a whole run of 'check'.

A text is made of a plural message and a number from 0 to 999. ICU's formatter is opened once, and its text becomes a
String by ICU's own converter into the String's memory. Foundation formats without choosing a plural.

The exit status is 1 when a goal is missed.

Usage:  measure-messages.py [--batches N] [--runs N] [--tool PROGRAM] [--parts format,first,simulation]
"""
from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from common import Goals, build, build_tool
from interleave import once

MESSAGES = 50_000
WORDS = "account balance card date file from item message new of page payment result to transfer user with your".split()


def formatting(batches: int, goals: Goals) -> None:
    output = subprocess.run([build("benchmark-messages"), str(batches)], check=True, capture_output=True, text=True,
                            stdin=subprocess.DEVNULL).stdout
    rows = [line.split("\t") for line in output.splitlines()]
    times = {name: float(seconds) for name, seconds, _ in rows}
    for name, seconds, count in rows:
        print(f"{name:24} {float(seconds):12,.1f} ns {int(count):10,} bytes in 1,000 texts")
    for kind in ("string", "buffer", "integer", "read", "proof"):
        counts = {count for name, _, count in rows if name in (f"ours {kind}", f"ICU {kind}", f"whole {kind}")}
        if len(counts) > 1:
            sys.exit(f"ours and ICU's texts differ: {counts}")

    def ratio(peer: str, ours: str) -> float:
        return times[peer] / times[ours]

    goals.at_least("GM-1 plural category: uplrules_select / ours", ratio("ICU select", "ours select"), 20, 35)
    goals.at_least("GM-3 to a String: umsg_format / ours", ratio("ICU string", "ours string"), 10, 15)
    goals.at_least("GM-4 to a String: localizedStringWithFormat / ours", ratio("Foundation string", "ours string"), 100, 400)
    goals.at_most("GM-5 to a String: ours / one allocation", ratio("ours string", "allocation"), 3, 2)
    goals.at_least("GM-6 into a buffer: umsg_format / ours", ratio("ICU buffer", "ours buffer"), 30, 40)
    goals.at_most("GM-7 two texts: ours / string interpolation", ratio("bare", "interpolation"), 1, 0.9)
    goals.at_most("GM-8 isolation of one value / one allocation",
                  (times["isolated buffer"] - times["bare buffer"]) / 2 / times["allocation"], 0.25, 0.2)
    goals.at_most("GM-9 Arabic / English", ratio("Arabic string", "ours string"), 1.5, 1.4)
    goals.at_least("I-35 integer into a buffer: unum_formatInt64 / ours", ratio("ICU integer", "ours integer"), 0.5, 1)
    goals.at_most("GM-14 proof of plural rules: all of it / ICU's calls", ratio("whole proof", "ICU proof"), 1.5, 1.3)
    goals.at_most("GM-15 reading ICU patterns: ours / umsg_open", ratio("ours read", "ICU read"), 1, 0.5)
    print(f"isolation of two texts adds {100 * (ratio('isolated buffer', 'bare buffer') - 1):.0f} % in a buffer and "
          f"{100 * (ratio('isolated', 'bare') - 1):.0f} % in a String, which Swift validates anew once it is not ASCII")


def first(runs: int, goals: Goals) -> None:
    """A process that reads ICU's data for one language and formats one message."""
    program = build_tool("benchmark-first")
    samples = [once([program]) for _ in range(4 * runs + 1)][1:]
    # One thread that waits for nothing: its CPU time is the wall time of a machine that does nothing else.
    goals.at_most("a process with one message, CPU time",
                  statistics.median(sample[1] + sample[2] for sample in samples) * 1000, 3, 2, "ms")
    print(f"its wall time is {statistics.median(sample[0] for sample in samples) * 1000:.2f} ms")


def simulation(tool: str, runs: int, goals: Goals) -> None:
    """'check' with the rule alone, over texts of which nearly no two have the same shape."""
    numbers = random.Random(1)

    def text() -> str:
        words = [numbers.choice(WORDS) for _ in range(numbers.randint(3, 12))]
        for place in range(numbers.randint(1, 3)):
            words.insert(numbers.randint(0, len(words)), f"%{place + 1}$@" + numbers.choice(["", ":", ",", " (24)", "/"]))
        return " ".join(words)

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "en.lproj"
        folder.mkdir()
        lines = [f'"key{index}" = "{text()}";\n' for index in range(MESSAGES)]
        (folder / "Localizable.strings").write_text("".join(lines), encoding="utf-8")
        common = [tool, "check", name, "--quiet", "--without-defaults"]
        ours = [once([*common, "--only", "reordered-placeholder"]) for _ in range(runs + 1)][1:]
    if bad := [sample[4] for sample in ours if sample[4] not in (0, 1)]:
        sys.exit(f"'check' ended with status {bad[0]}")
    user = statistics.median(sample[1] for sample in ours)
    goals.at_most(f"simulation of {MESSAGES:,} messages, user time", user, 2, 1, "s")
    # Seven values, in each of two placeholders on average and in both, and one line with isolates.
    calls = MESSAGES * (1 + 7 * 3)
    output = subprocess.run([build("benchmark-messages"), "31", "bidi"], check=True, capture_output=True, text=True,
                            stdin=subprocess.DEVNULL).stdout
    bare = float(output.split("\t")[1]) * calls / 1e9
    goals.at_most(f"GM-13 simulation / {calls:,} bare calls of ubidi", user / bare, 1.3, 0.5)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--batches", type=int, default=51)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--tool", help="for the simulation; default: built from this package")
    parser.add_argument("--parts", default="format,first,simulation")
    arguments = parser.parse_args()
    parts, goals = arguments.parts.split(","), Goals()
    if "format" in parts:
        formatting(arguments.batches, goals)
    if "first" in parts:
        first(arguments.runs, goals)
    if "simulation" in parts:
        tool = str(Path(arguments.tool).resolve()) if arguments.tool else build_tool()
        simulation(tool, min(arguments.runs, 5), goals)
    return 1 if goals.missed else 0


if __name__ == "__main__":
    sys.exit(main())
