"""What the lobby shows while Python starts in the engine's worker."""

from pyscript import document

MEGABYTE = 1_000_000
STAGES = {
    "downloading": "Downloading",
    "starting": "Starting Python",
    "loading": "Loading the game",
}


def show(stage: str, received: int, total: int) -> None:
    """Show a stage of STAGES, and of how many bytes how many have arrived."""
    document.getElementById("loading-stage").textContent = STAGES.get(stage, stage)
    document.getElementById("loading-bar").value = 100 * received // max(total, 1)
    document.getElementById(
        "loading-bytes"
    ).textContent = f"{received / MEGABYTE:.1f} of {total / MEGABYTE:.1f} MB"


def finish() -> None:
    """Take the progress away: the game can be used."""
    document.getElementById("loading").hidden = True


def fail(sentence: str) -> None:
    """Say in place of the progress why the game cannot start."""
    finish()
    trouble = document.getElementById("trouble")
    trouble.textContent = sentence
    trouble.hidden = False
