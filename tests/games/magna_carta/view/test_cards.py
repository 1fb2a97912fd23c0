"""What is printed on cards: sentences and icons come from the words that play the effects."""

import pytest

from caylus.games.magna_carta.rules.cards import BUILDINGS, Building
from caylus.games.magna_carta.rules.numbers import KIND
from caylus.games.magna_carta.rules.words import (
    Buy,
    BuyGold,
    BuyTokens,
    Gain,
    Sell,
    TakeFromCard,
    TurnOwnCard,
    Word,
)
from caylus.games.magna_carta.view.art import stock
from caylus.games.magna_carta.view.cards import (
    Face,
    Icons,
    counted,
    face,
    icons,
    known_faces,
    sentence,
    things,
)

EACH = pytest.mark.parametrize("card", BUILDINGS, ids=lambda card: card.key)
SPOKEN = {
    "peddler": "Peddler. It costs 1 wood and 1 cube of any kind. 2 points."
    " Worker: pay 1 denier: take 1 food, wood or stone;"
    " or pay 2 deniers: take 2 food, wood or stone."
    " Owner: pay 1 denier: take 1 food, wood or stone.",
    "bank": "Bank. It costs 1 wood and 2 stone. 3 points."
    " Worker: pay 1 denier: take 1 gold; or pay 3 deniers: take 2 gold."
    " Owner: pay 2 deniers: take 1 gold.",
    "lawyer": "Lawyer. It costs 1 food and 1 wood. 2 points."
    " Worker: pay 1 food: turn one of your cards on the road into a residence."
    " Owner: take 2 deniers.",
    "church": "Church. It costs 1 wood and 2 stone. 3 points."
    " Worker: pay 2 deniers: take 1 castle token; or pay 5 deniers: take 2 castle tokens."
    " Owner: pay 3 deniers: take 1 castle token.",
    "small-farm": "Small Farm. It costs 1 food and 1 wood. 1 point. Worker: take 1 food."
    " Owner: take 1 food off this card while there is any.",
    "trading-post": "Trading Post. Worker: take 2 deniers.",
    "residence": "Residence. It costs 1 food. 1 point. Income: 1 denier.",
    "hotel": "Hotel. It costs 3 stone and 1 gold. 6 points. Income: 1 denier.",
    "cathedral": "Cathedral. It costs 5 stone and 3 gold. 14 points.",
}


def printed(key: str) -> Face:
    return face(KIND[key])


@pytest.mark.parametrize("key", SPOKEN)
def test_card_is_spoken_as_it_is_played(key: str) -> None:
    assert printed(key).spoken == SPOKEN[key]


@pytest.mark.parametrize(
    ("word", "said"),
    [
        (Gain("FFd"), "take 1 denier and 2 food"),
        (TakeFromCard("S"), "take 1 stone off this card while there is any"),
        (Buy(at_most=1, price=2), "pay 2 deniers: take 1 food, wood or stone"),
        (Sell("sell", "FWSG", gain="ddd"), "pay 1 cube of any kind: take 3 deniers"),
        (Sell("swap", "FWS", gain="G"), "pay 1 food, wood or stone: take 1 gold"),
        (BuyGold(4), "pay 4 deniers: take 1 gold"),
        (BuyTokens(1), "pay 1 denier: take 1 castle token"),
        (TurnOwnCard(), "pay 1 food: turn one of your cards on the road into a residence"),
        (None, ""),
    ],
)
def test_another_word_is_another_sentence(word: Word | None, said: str) -> None:
    assert sentence(word) == said


def test_alternatives_are_told_one_by_one() -> None:
    assert sentence(BuyGold(1, 2, 3)).split("; or ") == [
        "pay 1 denier: take 1 gold",
        "pay 2 deniers: take 2 gold",
        "pay 3 deniers: take 3 gold",
    ]


@EACH
def test_sentences_of_a_card_are_those_of_its_words(card: Building) -> None:
    spoken = printed(card.key).spoken

    assert spoken.startswith(card.name)
    for who, word in (("Worker", card.worker), ("Owner", card.owner)):
        assert (f"{who}: {sentence(word)}" in spoken) == (word is not None)


@EACH
def test_icons_of_a_card_are_those_of_its_words(card: Building) -> None:
    worker = [trade.gain for trade in card.worker.trades()] if card.worker else []
    owner = [trade.gain for trade in card.owner.trades()] if card.owner else []
    income = ["d" * card.income] if card.income else []

    assert [line.gain for line in printed(card.key).worker] == [*map(icons, income + worker)]
    assert [line.gain for line in printed(card.key).owner] == [*map(icons, owner)]


@EACH
def test_cost_is_a_cube_each_and_counted(card: Building) -> None:
    shown = printed(card.key)

    assert len(shown.cost) == card.cost.total
    assert sum(count for _, count in shown.price) == card.cost.total
    assert {name for name, _ in shown.cost} == {name for name, _ in shown.price}


@EACH
def test_every_icon_and_picture_is_drawn(card: Building) -> None:
    shown = printed(card.key)
    lines = [line.give + line.gain for line in shown.worker + shown.owner]
    names = {name for pairs in [shown.cost, shown.price, *lines] for name, _ in pairs}

    assert names <= set(stock.ICONS)
    assert shown.key in stock.BUILDINGS


def test_every_kind_of_card_has_its_own_face() -> None:
    assert [shown.key for shown in known_faces()] == [card.key for card in BUILDINGS]
    assert len({(shown.name, shown.family) for shown in known_faces()}) == len(BUILDINGS)


def test_peddler_shows_both_prices() -> None:
    assert printed("peddler").worker == (
        Icons((("coin", 1),), (("any", 0),)),
        Icons((("coin", 2),), (("any", 0), ("any", 0))),
    )


def test_bank_shows_more_gold_for_more_deniers() -> None:
    assert printed("bank").worker == (
        Icons((("coin", 1),), (("gold", 0),)),
        Icons((("coin", 3),), (("gold", 0), ("gold", 0))),
    )
    assert printed("bank").owner == (Icons((("coin", 2),), (("gold", 0),)),)


def test_lawyer_shows_a_residence_for_a_food() -> None:
    assert printed("lawyer").worker == (Icons((("food", 0),), (("residence", 0),)),)
    assert printed("lawyer").owner == (Icons((), (("coin", 2),)),)


def test_cube_on_the_card_costs_nothing() -> None:
    assert printed("small-quarry").owner == (Icons((), (("stone", 0),)),)


def test_income_is_shown_where_a_worker_effect_would_be() -> None:
    assert printed("hotel").worker == (Icons((), (("coin", 1),)),)


def test_cubes_are_counted_by_kind() -> None:
    assert counted("SSSG") == (("stone", 3), ("gold", 1))


@pytest.mark.parametrize(
    ("letters", "words"),
    [
        ("d", "1 denier"),
        ("dd", "2 deniers"),
        ("FWS", "1 food, 1 wood and 1 stone"),
        ("GGd", "1 denier and 2 gold"),
        ("T", "1 castle token"),
        ("??", "2 food, wood or stone"),
        ("*", "1 cube of any kind"),
        ("**", "2 cubes of any kind"),
        ("", ""),
    ],
)
def test_things_are_told_in_words(letters: str, words: str) -> None:
    assert things(letters) == words
