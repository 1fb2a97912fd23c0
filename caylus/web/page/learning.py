"""From lesson to lesson, and from the last one to a first game with a coach."""

from caylus.web.page import coach, lobby, notices, saved
from caylus.web.page.game import game
from caylus.web.page.lesson import done, lesson, note_done
from caylus.web.page.panel import panel
from caylus.web.page.table import table

FIRST_SEATS = [("person", ""), ("apprentice", "")]


async def next_chapter(key: str) -> None:
    """Go on with the next chapter of the lesson."""
    name, taught, chapter, _step = lesson.at.split("/")
    note_done(f"{name}/{taught}/{chapter}")
    await lobby.learn(f"{name}/{taught}/{int(chapter) + 1}/0")


async def first_game(key: str) -> None:
    """Begin a first game after a lesson, by its rules, with a coach, against the mildest bot."""
    note_done(lesson.at.rpartition("/")[0])
    name, variant, _seats = saved.setting(table.record)
    coach.begin()
    refused = await game.begin((name, variant, FIRST_SEATS), lobby.new_seed())
    if refused:
        notices.tell(refused)


async def show_lessons(name: str) -> None:
    """Show the lessons of a game."""
    await panel.ask("lessons", {"do": "lessons", "game": name, "done": done()})
