"""Packs dist/ as caylus-VERSION.zip, to be attached to a release and unpacked anywhere."""

import shutil
import sys
from pathlib import Path

import caylus
from tools.serve import DIST, ROOT


def pack(folder: Path = ROOT) -> str:
    """Pack the built site into an archive in a folder; returns its path."""
    return shutil.make_archive(str(folder / f"caylus-{caylus.__version__}"), "zip", DIST)


if __name__ == "__main__":
    print(pack(), file=sys.stderr)
