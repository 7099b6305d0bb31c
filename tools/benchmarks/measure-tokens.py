#!/usr/bin/env python3
"""Measures design tokens in one process, in turn: reading and resolving token files, the brands of the default theme, a
document of 16 million permutations, and 'theme.lock'; and Style Dictionary with the same token file, where npm has it.

The exit status is 1 when a goal is missed.

Usage:  measure-tokens.py [--rounds N] [--peer] [--program PROGRAM] [--write DIR]
"""
from __future__ import annotations

import argparse
import json
import random
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

from common import CORPORA, Goals, build

PEER = "style-dictionary@5.1.1"


def color(number: random.Random) -> dict:
    return {"colorSpace": "srgb", "components": [round(number.random(), 6) for _ in range(3)]}


def references(count: int) -> dict:
    """So many tokens; a third holds colors, and of each third of the others every token refers to one of the third before."""
    number = random.Random(1)
    levels = [count // 3] + [count * 2 // 9] * 3
    root: dict = {"$type": "color"}
    earlier: list[str] = []
    for level, size in enumerate(levels):
        paths = []
        for index in range(size):
            group = root.setdefault(f"level{level}", {}).setdefault(f"group{index % 40}", {})
            value = f"{{{number.choice(earlier)}}}" if earlier else color(number)
            group[f"token{index}"] = {"$value": value, "$description": f"Token {index} of level {level}"}
            paths.append(f"level{level}.group{index % 40}.token{index}")
        earlier = paths
    return root


def many(modifiers: int, pairs: int) -> dict:
    """Two contexts for each modifier; each pair of colors that must be told apart depends on three of them."""
    number = random.Random(2)

    def grey(level: float) -> dict:
        return {"colorSpace": "srgb", "components": [level] * 3}

    text = {}
    contexts: list[dict] = [{} for _ in range(modifiers)]
    for pair in range(pairs):
        first, second, third = number.sample(range(modifiers), 3)
        text[f"text{pair}"] = {"$value": f"{{c.ink{pair}}}", "$extensions": {"org.stateview-l10n": {"on": [f"{{c.page{pair}}}"]}}}
        text[f"ink{pair}"] = {"$value": grey(0)}
        text[f"page{pair}"] = {"$value": grey(1)}
        contexts[first][f"ink{pair}"] = {"$value": grey(0.2)}
        contexts[second][f"page{pair}"] = {"$value": grey(0.9)}
        contexts[third][f"text{pair}"] = text[f"text{pair}"] | {"$value": grey(0.5 if pair % 10 == 0 else 0.1)}
    return {
        "version": "2025.10",
        "sets": {"base": {"sources": [{"c": {"$type": "color", **text}}]}},
        "modifiers": {f"m{index}": {"contexts": {"off": [], "on": [{"c": {"$type": "color", **tokens}}]}, "default": "off"}
                      for index, tokens in enumerate(contexts)},
        "resolutionOrder": [{"$ref": "#/sets/base"}, *({"$ref": f"#/modifiers/m{index}"} for index in range(modifiers))],
    }


def generate(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, document in [("references.tokens.json", references(9_000)), ("references-twice.tokens.json", references(18_000)),
                           ("many.resolver.json", many(24, 200))]:
        (folder / name).write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


def peer(folder: Path, rounds: int) -> float | None:
    """Milliseconds in which Style Dictionary reads and resolves the references, once it runs; nil without npm."""
    if shutil.which("npm") is None:
        return None
    packages = CORPORA / "style-dictionary"
    if not (packages / "node_modules" / "style-dictionary").exists():
        packages.mkdir(parents=True, exist_ok=True)
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", packages, PEER], check=True)
    script = packages / "measure.mjs"
    script.write_text("""import { readFileSync } from 'node:fs';
import StyleDictionary from 'style-dictionary';
const text = readFileSync(process.argv[2], 'utf8');
const start = process.cpuUsage();
const dictionary = new StyleDictionary({ tokens: JSON.parse(text), log: { verbosity: 'silent', warnings: 'disabled' },
  platforms: { out: { transforms: [] } } });
const result = await dictionary.getPlatformTokens('out');
const used = process.cpuUsage(start);
console.log((used.user + used.system) / 1000, (result.allTokens ?? []).length);
""", encoding="utf-8")
    times = []
    for _ in range(rounds):
        output = subprocess.run(["node", script, folder / "references.tokens.json"], check=True, capture_output=True, text=True,
                                stdin=subprocess.DEVNULL).stdout.split()
        times.append(float(output[0]))
    print(f"{'Style Dictionary references':28} {statistics.median(times):12,.3f} ms {int(output[1]):10,} tokens")
    return statistics.median(times)


def python(folder: Path, rounds: int) -> float:
    """Milliseconds in which Python's own reader of JSON decodes the references, and resolves nothing."""
    text = (folder / "references.tokens.json").read_bytes()
    times = []
    for _ in range(rounds):
        start = time.process_time()
        json.loads(text)
        times.append((time.process_time() - start) * 1000)
    print(f"{'Python json references':28} {statistics.median(times):12,.3f} ms")
    return statistics.median(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--peer", action="store_true", help="install and measure Style Dictionary, too")
    parser.add_argument("--program", help="a built benchmark-tokens")
    parser.add_argument("--write", type=Path, help="only write the inputs to this folder")
    arguments = parser.parse_args()
    if arguments.write:
        return generate(arguments.write)
    folder = CORPORA / "tokens"
    generate(folder)
    program = arguments.program or build("benchmark-tokens")
    output = subprocess.run([program, str(arguments.rounds), folder], check=True, capture_output=True, text=True,
                            stdin=subprocess.DEVNULL).stdout
    rows = [line.split("\t") for line in output.splitlines()]
    times = {name: float(milliseconds) for name, milliseconds, _ in rows}
    counts = {name: int(count) for name, _, count in rows}
    for name, milliseconds, count in rows:
        print(f"{name:28} {float(milliseconds):12,.3f} ms {int(count):10,}")
    if counts["references"] != 9_000 or counts["lock and looks"] != counts["looks from sources"] \
            or counts["token by path"] != counts["value of a dictionary"] or counts["contrast"] != counts["contrast formula"] or not counts["many permutations"]:
        sys.exit(f"something was not resolved: {counts}")
    python(folder, arguments.rounds)
    other = peer(folder, 5) if arguments.peer else None

    def ratio(left: str, right: str) -> float:
        return times[left] / times[right]

    goals = Goals()
    goals.at_most("9,000 tokens with 6,000 references, read and resolved", times["references"], 60, 30, "ms")
    goals.at_most("TG-3 twice the tokens / once", ratio("references twice", "references"), 2.2, 2.1)
    goals.at_most("six brands in two schemes, cold", times["brands"], 30, 15, "ms")
    goals.at_most("TG-1 one permutation / JSONSerialization of its files", ratio("one permutation", "brands as JSON"), 4, 3)
    goals.at_most("TG-2 all 96 permutations, cold", times["all permutations"], 50, 30, "ms")
    goals.at_most("TG-4 checks of 16,777,216 permutations", times["many permutations"], 1000, 200, "ms")
    goals.at_most("TG-5 opening theme.lock", times["lock"], 1, 0.5, "ms")
    goals.at_most("TG-5 the same and 24 looks of state views", times["lock and looks"], 1, 0.7, "ms")
    goals.at_least("TG-5 24 looks: from the sources / from the lock", ratio("looks from sources", "lock and looks"), 20, 40)
    goals.at_most("TG-6 token by path / one look-up in a dictionary", ratio("token by path", "value of a dictionary"), 1.2, 1)
    goals.at_most("TG-7 contrast ratios / the bare formula", ratio("contrast", "contrast formula"), 1.5, 1)
    if other:
        goals.at_least("references: Style Dictionary / ours", other / times["references"], 1, 5)
    sys.exit(goals.missed)


if __name__ == "__main__":
    main()
