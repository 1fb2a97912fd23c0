"""The saved games: one record a game in the browser's storage, never overwritten unseen."""

from binascii import crc32

from pyscript import window

from caylus.web.page import storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    # A game, its variant, and the player and name of each seat.
    Setting = tuple[str, str, list[tuple[str, str]]]

# Where assets/python/playing.mjs looks.
LAST = "last"
FOLDER = "games/"
SUMMARIES = "summaries/"
# What stands here is believed by older builds, which other tabs may run.
PAST = "past/"
REVIEWS = "reviews/"
OWN = "own/"
# The texts of links with which somebody challenged a game.
CHALLENGES = "challenges/"
# What par is, or as much as is known of its game.
PARS = "pars/"
# The own seat of a game that was opened by the link of a turn: whoever must choose there.
ACTOR = -1


def every_key() -> "list[str]":
    """The keys of the saved games, the newest first."""
    found = [name[len(FOLDER) :] for name in storage.names() if name.startswith(FOLDER)]
    return sorted(found, reverse=True)


def new_key() -> str:
    """A key no game has: the visitor's time, as 2026-11-20T16-50-22-123."""
    now = window.Date.new()
    now.setMinutes(now.getMinutes() - now.getTimezoneOffset())
    return str(now.toISOString())[:-1].replace(":", "-").replace(".", "-")


def read(key: str) -> "str | None":
    """The record of a saved game, or None."""
    return storage.read(FOLDER + key)


def delete(key: str) -> None:
    """Forget a saved game."""
    storage.delete(FOLDER + key)
    storage.delete(SUMMARIES + key)
    storage.delete(PAST + key)
    storage.delete(REVIEWS + key)
    storage.delete(OWN + key)
    storage.delete(CHALLENGES + key)
    storage.delete(PARS + key)


def review(key: str) -> str:
    """What a review of a finished game can go on from; empty before there is one."""
    return storage.read(REVIEWS + key) or ""


def keep_review(key: str, kept: str) -> None:
    """Keep what a review has come to; without room it only begins anew another time."""
    storage.write(REVIEWS + key, kept)


def par(key: str) -> str:
    """What par is in a deal of the day, or its first moves, a line each; empty before there are."""
    return storage.read(PARS + key) or ""


def keep_par(key: str, kept: str) -> None:
    """Keep what par is, or what is known of it."""
    storage.write(PARS + key, kept)


def own(key: str) -> "int | None":
    """The only seat that is played here, if the others are sent links."""
    found = storage.read(OWN + key)
    return int(found) if found and found.isdigit() else None


def challenge(key: str) -> str:
    """The text of the link that challenged a game; empty if none did."""
    return storage.read(CHALLENGES + key) or ""


def challenged_by(text: str) -> str:
    """The key of the newest game that a link's text challenged; empty if there is none."""
    for key in every_key():
        if challenge(key) == text:
            return key
    return ""


def summary(key: str, record: str) -> "str | None":
    """The summary kept of a record; None if what is kept is of another one."""
    of, _newline, summary = (storage.read(SUMMARIES + key) or "").partition("\n")
    return summary if of == mark(record) else None


def keep_summary(key: str, record: str, summary: str) -> None:
    """Keep the summary of a record beside it; without room it is made anew when it is needed."""
    storage.write(SUMMARIES + key, f"{mark(record)}\n{summary}")
    storage.delete(PAST + key)


def mark(record: str) -> str:
    """What tells a record from any other: its length and a checksum."""
    return f"{len(record)} {crc32(record.encode())}"


def setting(record: str) -> "Setting":
    """The game and the variant of a record, and the player and name of each seat."""
    game, variant, seats = "", "", []
    for line in record.split("\n\n")[0].split("\n"):
        word, _space, rest = line.partition(" ")
        if word == "game":
            game = rest
        elif word == "variant":
            variant = rest
        elif word == "seat":
            _colour, _space, player = rest.partition(" ")
            player, _space, name = player.partition(" ")
            seats.append((player, name))
    return game, variant, seats


def note_played(record: str) -> None:
    """Note the game of a record as the one that was played last: the next start wakes with it."""
    storage.write(LAST, setting(record)[0])


class Saved:
    """One game's place in the storage, and the record that this tab last saw there.

    `own` is the only seat that is played here, if the others are sent links. `challenge` is the
    text of the link that challenged the game, if one did.
    """

    is_kept = True

    def __init__(self, key: str, record: "str | None" = None) -> None:
        self.key = key
        self.seen = record
        self.own = own(key)
        self.challenge = challenge(key)

    def changed_elsewhere(self) -> bool:
        """Whether another tab has written since; a game deleted elsewhere has not changed."""
        found = read(self.key)
        return found is not None and found != self.seen

    def write(self, record: str, summary: str) -> bool:
        """Keep a record in place of the one this tab last saw; tells whether it is kept.

        Beside it goes its summary, if there is another one.
        """
        if not storage.write(FOLDER + self.key, record):
            return False
        self.seen = record
        if summary:
            keep_summary(self.key, record, summary)
        return True

    def keep_own(self, seat: int) -> None:
        """Keep which seat alone is played here."""
        self.own = seat
        storage.write(OWN + self.key, str(seat))

    def keep_challenge(self) -> None:
        """Keep what challenged the game, beside it."""
        if self.challenge != challenge(self.key):
            storage.write(CHALLENGES + self.key, self.challenge)


class Passing(Saved):
    """The place of a game that is played in passing, such as a puzzle: nothing of it is kept."""

    is_kept = False

    def changed_elsewhere(self) -> bool:
        """Nothing can change it."""
        return False

    def write(self, record: str, summary: str) -> bool:
        """Remember a record while the page stands."""
        self.seen = record
        return True

    def keep_own(self, seat: int) -> None:
        """Remember which seat alone is played here."""
        self.own = seat


def download(key: str, text: str) -> None:
    """Give the record of a game to the visitor as a file."""
    blob = window.Blob.new(window.Array.of(text), window.Object.new())
    address = window.URL.createObjectURL(blob)
    link = window.document.createElement("a")
    link.href = address
    link.download = f"caylus-{key}.txt"
    link.click()
    window.URL.revokeObjectURL(address)
