"""What the benchmarks share: where things are, how they are built, and how a goal is judged."""
from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CORPORA = ROOT / ".build" / "benchmarks"


@dataclass
class Corpus:
    """A generated corpus and what its generator says of it."""
    folder: Path
    manifest: dict

    def files(self, pattern: str) -> list[Path]:
        return sorted(self.folder.glob(pattern))

    def size(self, pattern: str) -> int:
        return sum(file.stat().st_size for file in self.files(pattern))


def corpus(size: str, formats: str = "strings", faults: float = 0, seed: int = 1) -> Corpus:
    """The corpus of those arguments; generated when it is not there yet, or when the generator has changed since."""
    folder = CORPORA / f"{size}-{formats.replace(',', '-')}-{faults}-{seed}"
    manifest = folder / "manifest.json"
    generator = HERE / "gen-corpus.py"
    if not manifest.exists() or manifest.stat().st_mtime < generator.stat().st_mtime:
        shutil.rmtree(folder, ignore_errors=True)
        print(f"Generating {folder.relative_to(ROOT)}", file=sys.stderr)
        subprocess.run([sys.executable, generator, folder, "--size", size, "--only", formats,
                        "--faults", str(faults), "--seed", str(seed)], check=True, stdout=subprocess.DEVNULL)
    return Corpus(folder, json.loads(manifest.read_text(encoding="utf-8")))


def build(product: str) -> str:
    """Builds a program of the package for release and returns its path."""
    environment = os.environ | {"STATEVIEW_L10N_BENCHMARKS": "1"}
    command = [str(ROOT / "tools/build"), "-c", "release", "--product", product]
    subprocess.run(command, check=True, env=environment, stdin=subprocess.DEVNULL, stdout=sys.stderr)
    shown = subprocess.run([*command, "--show-bin-path"], check=True, env=environment, stdin=subprocess.DEVNULL,
                           capture_output=True, text=True)
    return str(Path(shown.stdout.strip()) / product)


def build_tool(product: str = "stateview-l10n") -> str:
    """Builds the command-line tool, or another program, as it is installed and returns its path."""
    environment = os.environ | ({} if product == "stateview-l10n" else {"STATEVIEW_L10N_BENCHMARKS": "1"})
    shown = subprocess.run([ROOT / "tools" / "build-release", product], check=True, env=environment,
                           stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    # Installed means copied: what the linker wrote lies in single pages of the page cache, and starts 15 % slower.
    installed = ROOT / ".build" / "benchmarks" / "installed" / product
    installed.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cp", shown.stdout.strip(), installed], check=True)
    return str(installed)


class Goals:
    """Prints measured numbers beside their goals and remembers whether one that must be met was missed."""

    def __init__(self) -> None:
        self.missed = False

    def at_least(self, name: str, value: float, must: float, aim: float, unit: str = "x") -> None:
        self._judge(name, value, value >= must, value >= aim, f"must be >= {must:g}, aim {aim:g}", unit)

    def at_most(self, name: str, value: float, must: float, aim: float, unit: str = "x") -> None:
        self._judge(name, value, value <= must, value <= aim, f"must be <= {must:g}, aim {aim:g}", unit)

    def _judge(self, name: str, value: float, is_met: bool, is_aim: bool, goal: str, unit: str) -> None:
        verdict = "aim reached" if is_aim else "met" if is_met else "MISSED"
        print(f"{name:60} {value:10,.2f} {unit:3} {goal:30} {verdict}")
        self.missed |= not is_met
