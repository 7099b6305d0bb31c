#!/usr/bin/env python3
"""Measures how long after a change to one file an editor has the findings of the whole project: 'stateview-l10n lsp' on the
medium corpus, 2,000 keys in 40 languages, as .strings and as one String Catalog.

A text of the middle of a file is broken and mended in turn. The time runs from the last byte of the change to the last byte of
the findings of its version, which are looked at; it holds the moment of silence that the server waits for.

Goals: 100 ms in .strings, as the best and the median of the runs. The exit status is 1 when one is missed.

Usage:  measure-language-server.py [--runs N] [--tool PROGRAM] [--corpus FOLDER]
"""
from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from common import Goals, build_tool, corpus


class Server:
    """The program, with an editor at its other end."""

    def __init__(self, tool: str, folder: Path) -> None:
        self.process = subprocess.Popen([tool, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder)
        self.send(1, "initialize", {"rootUri": folder.as_uri(), "capabilities": {}})
        self.until(lambda message: message.get("id") == 1)
        self.send(None, "initialized", {})

    def send(self, number: int | None, method: str, params: object) -> None:
        message = {"jsonrpc": "2.0", "method": method, "params": params} | ({} if number is None else {"id": number})
        content = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(content), content))
        self.process.stdin.flush()

    def until(self, is_meant) -> dict:
        while True:
            header = self.process.stdout.readline()
            if not header:
                sys.exit("the server has ended")
            self.process.stdout.readline()
            message = json.loads(self.process.stdout.read(int(header.split(b":")[1])))
            if is_meant(message):
                return message

    def user_time(self) -> float:
        """In seconds, of all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return int(fields[11]) / os.sysconf("SC_CLK_TCK")

    def peak(self) -> float:
        """The largest memory so far, in MB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmHWM")).split()[1]) / 1024

    def end(self) -> None:
        self.send(2, "shutdown", None)
        self.until(lambda message: message.get("id") == 2)
        self.send(None, "exit", None)
        self.process.wait(10)


def measure(tool: str, folder: Path, file: Path, mark: str, runs: int) -> tuple[list[float], float, float]:
    """The seconds of each run, the user time of one, and the peak of memory."""
    server, uri = Server(tool, folder), file.as_uri()
    text = file.read_text(encoding="utf-8")
    lines = text.split("\n")
    number = next(index for index in range(len(lines) // 2, len(lines)) if mark in lines[index] and "%" not in lines[index])
    column = lines[number].rindex(mark) + len(mark)
    columns = len(lines[number][:column].encode("utf-16-le")) // 2
    server.send(None, "textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "x", "version": 0, "text": text}})

    def findings(version: int) -> int:
        found = server.until(lambda m: m.get("method") == "textDocument/publishDiagnostics"
                             and m["params"]["uri"] == uri and m["params"].get("version") == version)
        return sum(1 for item in found["params"]["diagnostics"] if item["range"]["start"]["line"] == number)

    before = findings(0)
    samples, start_time = [], 0.0
    for run in range(runs + 2):
        if run == 2:
            start_time = server.user_time()
        inserts = run % 2 == 0
        start = {"line": number, "character": columns}
        end = start if inserts else {"line": number, "character": columns + len("x  y ")}
        change = {"textDocument": {"uri": uri, "version": run + 1},
                  "contentChanges": [{"range": {"start": start, "end": end}, "text": "x  y " if inserts else ""}]}
        began = time.perf_counter()
        server.send(None, "textDocument/didChange", change)
        found = findings(run + 1)
        samples.append(time.perf_counter() - began)
        if (found > before) != inserts:
            sys.exit(f"{found} findings in the line, {before} before: run {run} does not show what was changed")
    user = (server.user_time() - start_time) / runs
    peak = server.peak()
    server.end()
    return samples[2:], user, peak


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=30)
    parser.add_argument("--tool", help="default: built from this package")
    parser.add_argument("--corpus", type=Path, help="a folder that gen-corpus.py wrote; default: medium")
    arguments = parser.parse_args()
    tool = str(Path(arguments.tool).resolve()) if arguments.tool else build_tool()
    folder = arguments.corpus.resolve() if arguments.corpus else corpus("medium", "strings,stringsdict,xcstrings").folder
    goals = Goals()
    for name, file, mark in (("strings", "de.lproj/Localizable.strings", '= "'),
                             ("xcstrings", "Localizable.xcstrings", '"value" : "')):
        samples, user, peak = measure(tool, folder / name, folder / name / file, mark, arguments.runs)
        print(f"{name}: user {user * 1000:.0f} ms a change, best {min(samples) * 1000:.0f} ms, "
              f"worst {max(samples) * 1000:.0f} ms, peak {peak:.0f} MB")
        if name == "strings":
            goals.at_most("findings after a change to one .strings file, best", min(samples) * 1000, 100, 50, "ms")
            goals.at_most("findings after a change to one .strings file", statistics.median(samples) * 1000, 100, 50, "ms")
        else:
            goals.at_most("findings after a change to one catalog of 19 MB", statistics.median(samples) * 1000, 1000, 100, "ms")
    return 1 if goals.missed else 0


if __name__ == "__main__":
    sys.exit(main())
