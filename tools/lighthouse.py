"""What Lighthouse says of the lobby on a phone; fetched by npx, since only this needs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.browsers import CHROMIUM
from tools.serve import DIST, Server

# The last one that runs on Node 20.
LIGHTHOUSE = "lighthouse@12.8.2"
BARS = {"performance": 90, "accessibility": 100, "best-practices": 100, "seo": 100}
FLAGS = "--headless=new " + " ".join(CHROMIUM.options["args"])


def measured() -> dict[str, Any]:
    """The score of each category with its bar, and the audits that are not passed."""
    chrome = {"CHROME_PATH": CHROMIUM.on_machine() or ""}
    with Server(DIST) as server, tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "told.json"
        command = ("npx", "--yes", LIGHTHOUSE, server.address, "--quiet", "--output=json")
        options = (f"--output-path={told}", f"--chrome-flags={FLAGS}")
        subprocess.run((*command, *options), check=True, env={**os.environ, **chrome})
        report = json.loads(told.read_text(encoding="utf-8"))
    scores = {name: round(100 * one["score"]) for name, one in report["categories"].items()}
    return {
        **{name: {"score": scores[name], "bar": bar} for name, bar in BARS.items()},
        "not passed": sorted(set(failed(report))),
    }


def failed(report: dict[str, Any]) -> list[str]:
    """The audits that cost points."""
    weighed = {
        audit["id"]
        for category in report["categories"].values()
        for audit in category["auditRefs"]
        if audit["weight"]
    }
    scores = {name: report["audits"][name]["score"] for name in weighed}
    return [name for name, score in scores.items() if score is not None and score < 0.9]


if __name__ == "__main__":
    print(json.dumps(measured(), indent=2))
