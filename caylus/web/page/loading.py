"""What the lobby shows while Python starts in the engine's worker."""

from pyscript import document

from caylus.web.page.sentences import number, said

MEGABYTE = 1_000_000


def show(stage: str, received: int, total: int) -> None:
    """Show a stage that worker.mjs reports, and how many bytes have arrived of how many."""
    document.getElementById("loading-stage").textContent = said(stage)
    bar, arrived = document.getElementById("loading-bar"), ""
    if total:
        bar.value = 100 * received // total
        arrived = said("arrived", received=megabytes(received), total=megabytes(total))
    else:
        # Nobody knows how far that is.
        bar.removeAttribute("value")
    document.getElementById("loading-bytes").textContent = arrived


def megabytes(count: int) -> str:
    """So many bytes in megabytes, as the language writes it."""
    return number(count / MEGABYTE)


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
