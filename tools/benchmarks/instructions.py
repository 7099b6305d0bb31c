"""Counts the instructions that a program runs in user mode: what no other load, cache or clock of a machine changes."""
from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

# valgrind 3.19 writes into the mask that a program passes to sigsuspend; libdispatch keeps its mask in read-only memory.
SIGSUSPEND = """
#define _GNU_SOURCE
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>
int sigsuspend(const sigset_t *mask) { sigset_t copy = *mask; return syscall(SYS_rt_sigsuspend, &copy, 8); }
"""
NOTHING = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}


def instructions(command: list[str], folder: Path | None = None) -> int | None:
    """Those of one run in a folder: counted by the processor where it may, else by valgrind, which takes ten times as long.

    Nothing where neither can.
    """
    if shutil.which("perf"):
        counted = subprocess.run(["perf", "stat", "-x,", "-e", "instructions:u", *command], stderr=subprocess.PIPE, text=True,
                                 check=False, cwd=folder, **NOTHING)
        if match := re.search(r"^(\d+),[^,]*,instructions:u", counted.stderr, re.MULTILINE):
            return int(match[1])
    if not all(map(shutil.which, ("valgrind", "cc", "strip"))):
        return None
    scratch = prepared(command[0]).name
    valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    counted = subprocess.run([*valgrind, f"{scratch}/program", *command[1:]], stderr=subprocess.PIPE, text=True, check=False,
                             cwd=folder, env=os.environ | {"LD_PRELOAD": f"{scratch}/sigsuspend.so"}, **NOTHING)
    match = re.search(r"I +refs: +([\d,]+)", counted.stderr)
    return int(match[1].replace(",", "")) if match else None


@functools.cache
def prepared(program: str) -> tempfile.TemporaryDirectory:
    """A folder with what valgrind can run; it goes when this process ends."""
    scratch = tempfile.TemporaryDirectory()
    subprocess.run(["cc", "-shared", "-fPIC", "-o", f"{scratch.name}/sigsuspend.so", "-x", "c", "-"], input=SIGSUSPEND, text=True,
                   check=True)
    # valgrind gives up over what Swift writes for debuggers.
    subprocess.run(["strip", "-o", f"{scratch.name}/program", program], check=True)
    return scratch
