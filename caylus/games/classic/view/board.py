"""The whole table as parts of a page: what a seat may see and what it may do."""

from __future__ import annotations

from caylus.games.classic.rules.board import COLOURS, ROOM, SECTIONS, Board
from caylus.games.classic.rules.castle import HOUSE_POINTS
from caylus.games.classic.rules.placing import bridge_price
from caylus.games.classic.rules.spaces import ROAD, SPECIALS
from caylus.games.classic.rules.turns import TURN
from caylus.games.classic.view import art
from caylus.games.classic.view.changes import fresh_spaces
from caylus.games.classic.view.favor_table import FavorLine, drawn_line, favor_lines
from caylus.games.classic.view.places import THINGS
from caylus.games.classic.view.seats import gains, rows
from caylus.games.classic.view.spaces import REST_OF_ROAD, SIDE, STRIP, road_spaces, special_space
from caylus.games.classic.view.stock import stock
from caylus.games.classic.view.tiles import SECTION_NAMES
from caylus.kernel.state import State
from caylus.kernel.text import N_
from caylus.view.parts import Part
from caylus.view.players import player
from caylus.view.seats import name_of
from caylus.view.table import Table, band, bar, curtain, drawn, frame, log, opening
from caylus.view.text import _

TEMPLATE = "classic/board.html"
PHASES = {
    "setup": N_("Set-up"),
    "income": N_("Income"),
    "workers": N_("Workers"),
    "specials": N_("Specials"),
    "provost": N_("Provost"),
    "buildings": N_("Buildings"),
    "castle": N_("Castle"),
    "end": N_("Bailiff"),
    "over": N_("The end"),
}
IN_THE_BAR = tuple(phase for phase in PHASES if phase not in ("setup", "over"))


def needs_hand(state: State) -> bool:
    """Nothing is hidden from anybody."""
    return False


def board(shown: Table) -> list[Part]:
    """The parts of the table, from the bar at the top to the curtain over it all."""
    is_simple = shown.sight.table.edition.is_simple
    panels = _drawn("open-panels", "open_panels", not is_simple)
    strip = (_castle(shown), _standing(shown), _favors(shown), panels)
    side = (_players(shown), log(shown))
    return [
        bar(shown, IN_THE_BAR),
        Part("strip", f'<section id="strip" data-later="{STRIP}">', strip, "</section>"),
        _road(shown),
        Part("side", f'<aside id="side" data-later="{SIDE}">', side, "</aside>"),
        band(shown, _hand(shown)),
        curtain(shown),
    ]


def _drawn(key: str, macro: str, *values: object) -> Part:
    return drawn(key, TEMPLATE, macro, *values)


def _castle(shown: Table) -> Part:
    table: Board = shown.sight.table
    sections = [_section(table, number) for number in range(len(SECTIONS))]
    queue = tuple((COLOURS[seat], name_of(shown.seats, seat)) for seat in table.queue)
    entrance = _drawn("castle-queue", "entrance", queue, shown.lit.on.get("castle", ""))
    return frame("castle", _("Castle"), [*sections, entrance])


def _section(table: Board, number: int) -> Part:
    key = SECTIONS[number]
    houses = table.houses[number :: len(SECTIONS)]
    built = tuple(COLOURS[seat] for seat, count in enumerate(houses) for _one in range(count))
    is_scored = number < table.scored
    picture = art.castle_section(key, built, ROOM[number], closed=is_scored)
    name, left = _(SECTION_NAMES[key]), table.castle[number]
    told = (key, name, HOUSE_POINTS[number], left, is_scored, number == table.scored)
    return _drawn(f"castle-{key}", "section", *told, picture)


def _standing(shown: Table) -> Part:
    """The turn order, who stands on the bridge, and what a worker costs."""
    table: Board = shown.sight.table
    order = tuple((COLOURS[seat], name_of(shown.seats, seat)) for seat in table.order)
    passed = tuple(name_of(shown.seats, seat) for seat in table.bridge)
    picture = art.bridge(tuple(COLOURS[seat] for seat in table.bridge), table.players)
    actor = table.actor
    is_placing = table.step is TURN and actor is not None
    price = bridge_price(table, actor) if is_placing and actor is not None else 0
    return _drawn("bridge", "standing", picture, order, passed, price)


def _favors(shown: Table) -> Part:
    lines = [drawn_line(line) for line in favor_lines(shown)]
    return frame("favors", _("Royal favors"), lines, looks="" if lines else "none")


def _road(shown: Table) -> Part:
    fresh = fresh_spaces(shown.before, shown.sight.table)
    specials = [
        _drawn(f"special-{key}", "special", special_space(shown, key, space in fresh))
        for space, key in enumerate(SPECIALS, ROAD)
    ]
    spaces = zip(THINGS, road_spaces(shown, fresh), strict=False)
    tiles = [_drawn(thing, "space", space) for thing, space in spaces]
    places = Part("places", '<div id="places">', (*specials, *tiles), "</div>")
    return frame("road", _("Road"), [places], later=REST_OF_ROAD)


def _players(shown: Table) -> Part:
    drawn_rows = [
        player(row.seat, row.colour, opening(TEMPLATE, "player", row), row.owned, gained)
        for row, gained in zip(rows(shown), gains(shown), strict=True)
    ]
    return frame("players", _("Players"), drawn_rows)


def _hand(shown: Table) -> Part:
    """The stock of tiles; where a favor is due, its lines for windows without a table of them."""
    lines: tuple[FavorLine, ...] = tuple(favor_lines(shown)) if _is_favor(shown) else ()
    tiles = tuple(stock(shown))
    chips = [_drawn(f"stock-{tile.face.key}", "chip", tile) for tile in tiles]
    favors = [_drawn(f"read-{line.key}", "read_line", line) for line in lines]
    looks = (bool(lines), any(tile.is_asked for tile in tiles))
    return Part("hand", opening(TEMPLATE, "hand", *looks), (*chips, *favors), "</div>")


def _is_favor(shown: Table) -> bool:
    """Whether a line or a column of favors is chosen now by whoever looks on."""
    return any(thing.startswith(("line-", "column-")) for thing in shown.lit.on)
