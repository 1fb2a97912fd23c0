"""What is kept of the open game: nothing that another tab has changed is overwritten."""

from pyscript import window

from caylus.web.page import embedded, notices, saved

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Keeping:
    """The open game's `place` in the storage, if one is open, and the `record` to be saved there.

    `gone` is the record of lines for which there was no room.
    """

    def __init__(self) -> None:
        self.place: saved.Saved | None = None
        self.record = ""
        self.gone = ""
        self.in_conflict = False

    @property
    def key(self) -> str:
        """The open game's key; empty if none is open."""
        return self.place.key if self.place else ""

    def open(self, place: "saved.Saved", answer: "dict[str, Any]") -> None:
        """Keep from now on the game that the engine has opened, at its place."""
        self.place = place
        self.in_conflict = False
        saved.note_played(str(answer["record"]))
        if answer["own"] is not None:
            place.keep_own(answer["own"])
        place.keep_challenge()

    def take(self, answer: "dict[str, Any]") -> None:
        """Take over what is to be saved, which is not what is only tried."""
        self.record = answer["kept"] or answer["record"]
        window.board.record = self.record if answer["open"] else ""

    def save(self, summary: str) -> None:
        """Save the record with its summary, unless another tab has gone on with the game."""
        if self.place is None:
            return
        if not self.place.write(self.record, summary):
            # A frame that may keep nothing may give no files either.
            way_out = notices.COPY_LINK if embedded.mode else notices.SAVE_AS_FILE
            notices.tell(notices.NOT_SAVED, way_out)

    def offer_lines(self, gone: str) -> None:
        """Offer lines for which there was no room as a file."""
        if gone:
            self.gone = gone
            notices.tell(notices.LINES_GONE, notices.SAVE_LINES, notices.LET_GO)

    def is_changed_elsewhere(self) -> bool:
        """Whether another tab has changed this game; then says so and asks what to do."""
        if self.place is not None and self.place.changed_elsewhere():
            self.in_conflict = True
            notices.tell(notices.ELSEWHERE, notices.LOAD_THAT, notices.KEEP_COPY)
        return self.in_conflict

    def export(self, record: str) -> None:
        """Give a record of the open game to the visitor as a file."""
        if self.place is not None:
            saved.download(self.place.key, record)

    def export_gone(self) -> None:
        """Give the lines for which there was no room to the visitor as a file."""
        if self.place is not None:
            saved.download(f"{self.place.key}-lines", self.gone)
            notices.tell("")


keeping = Keeping()
