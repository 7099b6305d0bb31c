"""Chromium, for the programs beside this one."""
from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any


class Browser:
    """Chromium, spoken to over a pair of pipes (Chrome DevTools Protocol)."""

    def __init__(self, profile: str):
        outer_in, self.write_end = os.pipe()
        self.read_end, outer_out = os.pipe()

        def hand_over() -> None:
            first, second = os.dup(outer_in), os.dup(outer_out)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [os.environ.get("CHROMIUM", "chromium"), "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             f"--user-data-dir={profile}", "--window-size=1400,1800", "about:blank"],
            preexec_fn=hand_over, pass_fds=(3, 4, outer_in, outer_out), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(outer_in)
        os.close(outer_out)
        self.number, self.rest, self.session = 0, b"", None
        self.events: list[dict[str, Any]] = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Network", "Accessibility", "Runtime"):
            self.call(f"{domain}.enable")

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.next()
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def next(self) -> dict[str, Any]:
        while b"\0" not in self.rest:
            part = os.read(self.read_end, 1 << 16)
            if not part:
                sys.exit("the browser has ended")
            self.rest += part
        line, self.rest = self.rest.split(b"\0", 1)
        return json.loads(line)

    def open(self, address: str) -> None:
        self.call("Page.navigate", url=address)
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.next())

    def evaluate(self, expression: str) -> Any:
        """The value of an expression; of a promise, what it promises."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        return answer["result"].get("value")
