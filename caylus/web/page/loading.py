"""What the lobby shows while Python starts in the engine's worker."""

from pyscript import document

from caylus.web.page.sentences import number, said

MEGABYTE = 1_000_000


def show(stage: str, received: int, total: int) -> None:
    """Show a stage that assets/worker.mjs reports, and of how many bytes how many have arrived."""
    arrived = said("arrived", received=number(received / MEGABYTE), total=number(total / MEGABYTE))
    document.getElementById("loading-stage").textContent = said(stage)
    document.getElementById("loading-bar").value = 100 * received // max(total, 1)
    document.getElementById("loading-bytes").textContent = arrived


def finish() -> None:
    """Take the progress away: the game can be used."""
    document.getElementById("loading").hidden = True
    document.documentElement.removeAttribute("data-opening")


def fail(sentence: str) -> None:
    """Say in place of the progress why the game cannot start."""
    finish()
    trouble = document.getElementById("trouble")
    trouble.textContent = sentence
    trouble.hidden = False
