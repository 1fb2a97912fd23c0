"""The table of past games: newest first, winners marked, totals in one line."""

from caylus.view.past import Past, Player, past_games, totals
from tests.games.magna_carta.view.pages import Outline


def game(when: str, *players: tuple[str, int, bool], variant: str = "Standard") -> Past:
    """A past game whose key is its time; players are name, points and whether they won."""
    colours = ("red", "green", "orange")
    seated = [Player(n, c, p, w) for c, (n, p, w) in zip(colours, players, strict=False)]
    return Past(when, "", variant, 9, seated, f"key-{when}")


OLD = game("2025-05-01T10:00", ("Anna", 30, True), ("Bruno", 21, False))
NEW = game("2025-06-01T10:00", ("Bruno", 41, True), ("", 50, True), ("Anna", 9, False))


def test_no_game_leaves_a_sentence_and_no_table() -> None:
    outline = Outline(past_games([]))

    assert "No game has ended here yet." in outline.text
    assert outline.tags()["table"] == 0


def test_newest_game_stands_first() -> None:
    outline = Outline(past_games([OLD, NEW]))

    assert outline.values("datetime") == ["2025-06-01T10:00", "2025-05-01T10:00"]


def test_past_game_can_be_looked_at_saved_as_a_file_and_deleted() -> None:
    outline = Outline(past_games([OLD]))

    assert outline.values("data-command") == ["open", "download", "delete"]
    assert set(outline.values("data-argument")) == {OLD.key}


def test_players_stand_by_points_and_winners_are_marked() -> None:
    outline = Outline(past_games([OLD]))

    assert "Anna wins 30 Bruno 21" in outline.text
    assert [found["class"] for found in outline.with_class("past-won")] == ["of-red past-won"]


def test_player_without_a_name_is_called_by_the_colour() -> None:
    assert "Green wins 50" in Outline(past_games([NEW])).text


def test_rules_and_rounds_are_told() -> None:
    played = game("2025-05-01", ("Anna", 3, True), variant="Introductory")

    assert "Introductory, 9 rounds" in Outline(past_games([played])).text


def test_totals_count_games_and_named_wins_and_tell_the_best_score() -> None:
    line = "2 games played. Anna won 1 and Bruno won 1. Best score: 50 points by Green."

    assert totals([OLD, NEW]) == line


def test_most_wins_stand_first() -> None:
    assert "Bruno won 2 and Anna won 1" in totals([OLD, NEW, NEW])


def test_names_are_escaped_and_tags_balanced() -> None:
    text = past_games([game("2025-05-01", ("<b>", 3, True))])

    assert "<b>3" in text
    assert "&lt;b&gt;" in text
    assert Outline(text).unbalanced == []
    assert "style=" not in text
