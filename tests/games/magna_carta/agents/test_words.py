"""The table of words has whatever the rules can offer."""

from caylus.adapters.ids import table
from caylus.games.magna_carta.rules.cards import BUILDINGS
from caylus.games.magna_carta.rules.castle import Offer
from caylus.games.magna_carta.rules.payments import batch_payments, letters, payments

TABLE = table("magna-carta")
WHOLE_CASTLE = 24
RICH = (99, 99, 99, 99)


def test_every_payment_of_every_card_has_words() -> None:
    for building in BUILDINGS:
        for payment in payments(building.cost, RICH):
            TABLE.spelled(f"build {building.key} {letters(payment)}")


def test_every_way_to_pay_the_whole_castle_has_words() -> None:
    offers = [Offer(payment).text for payment in batch_payments(WHOLE_CASTLE, RICH)]

    assert len(set(map(TABLE.spelled, offers))) == len(offers) == 25**3


def test_payment_is_said_kind_by_kind() -> None:
    spelled = [TABLE.words[word] for word in TABLE.spelled("prestige statue SSG on 4")]

    assert spelled == ["prestige", "statue", "SS", "G", "on", "4", "."]
