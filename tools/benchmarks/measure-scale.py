#!/usr/bin/env python3
"""Draws the curve of 'stateview-l10n check' over sizes, as a whole process: time and memory of one more unit.

Shapes: texts (10 thousand to 5 million, in 100 languages), languages (to 1,000), files (to 50,000), design tokens (to
200,000) and documents of state views (to 10,000). Each is measured at growing sizes; between two sizes the processor's time
and the peak of memory of one more unit are told. A line is straight where a unit of the last step costs at most 1.3 times
what it cost in the step before.

Goals: every line straight, and at most 150 MB for a million texts. The exit status is 1 when one is missed.

Usage:  measure-scale.py [--shapes texts,languages,files,tokens,documents] [--runs N] [--tool PROGRAM]
"""
from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from common import CORPORA, Goals, build_tool
from interleave import once

REGIONS = ["US", "GB", "DE", "FR", "IT", "ES", "NL", "BR", "CN", "JP"]
# Languages of CLDR, so that each has rules; with regions they are a thousand and more.
LANGUAGES = ("af am ar as az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka "
             "kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl nn or pa pl ps pt ro ru sd si sk sl so sq sr sv sw ta te "
             "th tk tr uk ur uz vi yo zu ak an ast bm br ce cv dz ee eo ff fo fur fy gd gv ha haw ia ig ii jv kab kea "
             "ki kl kln kok ks ksh ku kw lb lg lij ln lu luo luy mfe mg mgh mi").split()


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def table(folder: Path, language: str, name: str, count: int) -> None:
    write(folder / f"{language}.lproj" / f"{name}.strings",
          "".join(f'"{name}.screen{key // 20}.text{key}" = "Text {key} of {name} in {language}, for %@.";\n' for key in range(count)))


def texts(folder: Path, count: int) -> None:
    for language in ["en", *[tag for tag in LANGUAGES if tag != "en"]][:100]:
        for number in range(max(1, count // 1_000_000)):
            table(folder, language, f"Table{number}", min(count, 1_000_000) // 100)


def languages(folder: Path, count: int) -> None:
    tags = list(dict.fromkeys(["en", *LANGUAGES, *(f"{tag}-{region}" for region in REGIONS for tag in LANGUAGES)]))
    for tag in tags[:count]:
        table(folder, tag, "Localizable", 100)


def files(folder: Path, count: int) -> None:
    for number in range(count // 50):
        for language in ["en", *[tag for tag in LANGUAGES if tag != "en"]][:50]:
            table(folder / f"Feature{number}", language, f"Feature{number}", 5)


def tokens(folder: Path, count: int) -> None:
    members: dict[str, object] = {}
    for number in range(count // 20):
        group = {f"step{step}": {"$type": "color", "$value": {
            "colorSpace": "srgb", "components": [number % 251 / 255, step / 10, 0.5]}} for step in range(10)}
        roles = {f"role{step}": {"$value": f"{{scale{number}.step{step}}}"} for step in range(10)}
        members |= {f"scale{number}": group, f"use{number}": roles}
    write(folder / "base.tokens.json", json.dumps(members))


def documents(folder: Path, count: int) -> None:
    write(folder / "en.lproj" / "Localizable.strings",
          "".join(f'"view{number}.title" = "Nothing here {number}";\n' for number in range(count)))
    for number in range(count):
        write(folder / "views" / f"view{number}.stateview.json", json.dumps(
            {"id": f"view{number}", "kind": "empty", "texts": {"title": {"key": f"view{number}.title"}}}))


SHAPES: dict[str, tuple[Callable[[Path, int], None], list[int]]] = {
    "texts": (texts, [10_000, 100_000, 1_000_000, 5_000_000]),
    "languages": (languages, [60, 250, 1_000]),
    "files": (files, [3_000, 12_500, 50_000]),
    "tokens": (tokens, [12_500, 50_000, 200_000]),
    "documents": (documents, [600, 2_500, 10_000]),
}
CONFIGURATION = '{"sourceLanguage": "en"}'


def measure(tool: str, shape: str, count: int, runs: int) -> tuple[float, float]:
    """Seconds of the processor and the peak of memory in MB."""
    folder = CORPORA / "scale" / f"{shape}-{count}"
    if not (folder / "stateview-l10n.json").exists():
        shutil.rmtree(folder, ignore_errors=True)
        SHAPES[shape][0](folder, count)
        write(folder / "stateview-l10n.json", CONFIGURATION)
    command = [tool, "check", str(folder), "--fail-on", "never", "--quiet"]
    samples = [once(command) for _ in range(runs)]
    if samples[0][-1] != 0:
        sys.exit(f"'check' ended with status {samples[0][-1]} in {folder}")
    _, user, system, peak, _ = (statistics.median(column) for column in zip(*samples))
    return user + system, peak


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shapes", default=",".join(SHAPES))
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--tool", help="default: built from this package")
    arguments = parser.parse_args()
    tool = str(Path(arguments.tool).resolve()) if arguments.tool else build_tool()
    goals = Goals()
    print(f"{'shape':10} {'units':>10} {'time':>9} {'memory':>9} {'one more: time':>16} {'memory':>12}")
    for shape in arguments.shapes.split(","):
        sizes = SHAPES[shape][1]
        results = [measure(tool, shape, count, arguments.runs) for count in sizes]
        steps = [((time - last[0]) / (count - previous) * 1e6, (peak - last[1]) / (count - previous) * 2**20)
                 for (previous, last), (count, (time, peak)) in pairwise(zip(sizes, results))]
        for count, (time, peak), step in zip(sizes, results, [None, *steps]):
            unit = f"{step[0]:13.2f} µs {step[1]:10.0f} B" if step else ""
            print(f"{shape:10} {count:10,} {time:7.2f} s {peak:6.0f} MB {unit}", flush=True)
        goals.at_most(f"{shape}: time of one more, last step / the one before", steps[-1][0] / steps[-2][0], 1.3, 1.1)
        goals.at_most(f"{shape}: memory of one more, the same", steps[-1][1] / max(steps[-2][1], 1), 1.3, 1.1)
        if shape == "texts":
            goals.at_most("memory of a million texts", results[sizes.index(1_000_000)][1], 150, 100, "MB")
    return 1 if goals.missed else 0


if __name__ == "__main__":
    sys.exit(main())
