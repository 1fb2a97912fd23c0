"""The panel beside the table: what the engine draws on demand, such as the forecast."""

from pyscript import document

from caylus.web.page import notices, patch
from caylus.web.page.workers import WorkerError, engine

# Marks the heading of a panel that is over with the next action: the others go on telling.
UNTIL_PLAYED = "data-until-played"
FIELD = "#panel-inside textarea:not([readonly])"
# Which of the answers in a panel holds.
CHOSEN = "#panel-inside [aria-pressed=true]"


class Panel:
    """The open panel, by its name and the path in it."""

    def __init__(self) -> None:
        self.name = ""

    async def open(self, name: str, path: str = "") -> None:
        """Open a panel, or go on in it."""
        if not await self.ask(name, {"do": "panel", "name": name, "path": path}):
            return
        field = document.querySelector(FIELD)
        if field and field.checkVisibility():
            field.focus()
        chosen = document.querySelector(CHOSEN)
        if path and not chosen:
            chosen = document.querySelector("#panel-inside button")
        if chosen:
            chosen.focus()

    async def ask(self, name: str, request: "dict[str, object]") -> bool:
        """Show what the engine draws for a panel; tells whether it did."""
        try:
            answer = await engine.ask(request)
        except WorkerError as error:
            notices.report(str(error), "")
            return False
        self.show(name, answer["html"])
        return True

    def show(self, name: str, html: str) -> None:
        """Show the text of a panel."""
        self.name = name
        patch.inside(document.getElementById("panel-inside"), html)
        dialog = document.getElementById("panel")
        dialog.className = f"panel-{name}"
        dialog.setAttribute("aria-label", document.querySelector("#panel-inside h2").textContent)
        if not dialog.open:
            dialog.showModal()

    def is_open(self, name: str) -> bool:
        """Whether the panel of a name is open."""
        return self.name == name and bool(document.getElementById("panel").open)

    def offer(self) -> None:
        """Take the panel for one that is over with the next action."""
        document.querySelector("#panel-inside h2").setAttribute(UNTIL_PLAYED, "")

    def shut(self) -> None:
        """Shut the panel if what it offered is over."""
        dialog = document.getElementById("panel")
        if dialog.open and document.querySelector(f"#panel-inside [{UNTIL_PLAYED}]"):
            dialog.close()


panel = Panel()
