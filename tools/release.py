"""Packs dist/ as caylus-VERSION.zip, to be attached to a release and unpacked anywhere."""

import shutil
import sys

import caylus
from tools.serve import DIST, ROOT


def pack() -> str:
    """Pack the built site; returns the archive's path."""
    return shutil.make_archive(str(ROOT / f"caylus-{caylus.__version__}"), "zip", DIST)


if __name__ == "__main__":
    print(pack(), file=sys.stderr)
