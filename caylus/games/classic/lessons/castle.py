"""The castle: batches and who comes without any, then the King's favors and the Dungeon's end."""

from caylus.games.classic.lessons.records import position, seat
from caylus.kernel.text import N_
from caylus.view.lesson import Chapter, Step

CASTLE = Chapter(
    N_("The castle"),
    position(
        4,
        9,
        0,
        {9: ("quarry", "red"), 10: ("food-farm", "green")},
        (
            seat(
                {"food": 3, "wood": 2, "stone": 1, "cloth": 1, "deniers": 6},
                {"buildings": 2, "visits": 1},
            ),
            seat({"wood": 2, "stone": 2, "deniers": 7}, {"buildings": 2}),
        ),
    ),
    (
        Step(
            N_("A house in the castle's first section, the Dungeon, is worth 5 points."),
            look="castle-dungeon",
        ),
        Step(
            N_("It takes a batch: 1 food and 2 other cubes, all different. Send a worker."),
            look="castle-queue",
            actions=("place castle",),
            then=("place 10",),
            reply=N_("Later. First a worker to the castle, before Bob is there."),
        ),
        Step(
            N_("Bob has no food. His Farm would bring 2, but lies just beyond the Provost."),
            look="road-10",
        ),
        Step(
            N_("A cube more for you: the Quarry on 3 or the Sawmill on 4."),
            look="road-3",
            actions=("place 3", "place 4"),
            then=("place castle",),
        ),
        Step(
            N_("Bob queues behind you. Whoever stands there and gives no batch loses 2 points."),
            look="castle-queue",
        ),
        Step(
            N_("Take the Trading Post: deniers move the Provost."),
            look="special-trading-post",
            actions=("place trading-post",),
            then=("pass",),
        ),
        Step(
            N_("Bob has passed first again: the last word is yours."),
            look="bridge",
            actions=("pass",),
            then=("provost +1",),
        ),
        Step(
            N_("Bob paid 1 denier to reach his Farm. Pay 1 to undo it."),
            look="road-10",
            actions=("provost -1",),
            reply=N_("One space back is enough: then the Farm on 10 brings nothing."),
        ),
        Step(
            N_("Now the castle; you came first. Give a batch."),
            look="castle-dungeon",
            actions=("batch FWS", "batch FWC"),
            reply=N_("Give a batch that leaves you another."),
        ),
        Step(
            N_("You have cubes for another, and may give as many as you can pay."),
            look="castle-dungeon",
            actions=("batch FWC", "batch FWS"),
            reply=N_("Give another: who gives most gets something more."),
        ),
        Step(
            N_("Bob had no food, so no batch: he lost 2 points."),
            look="row-1",
        ),
        Step(
            N_(
                "Most batches bring a royal favor: points, deniers, cubes or a building. Take"
                " deniers."
            ),
            look="line-deniers",
            actions=("favor deniers",),
            reply=N_("You will see the other lines soon. Now take deniers."),
        ),
        Step(
            N_("Your marker moved to the first column: 3 deniers. The next time, 4."),
            look="column-deniers-1",
            actions=("take ddd",),
        ),
        Step(
            N_("Two houses, 10 points, a favor. Bring food, and come to the castle early."),
            look="row-0",
        ),
    ),
)
FAVORS = Chapter(
    N_("Favors and the Dungeon"),
    position(
        5,
        10,
        0,
        {9: ("quarry", "red"), 10: ("food-farm", "green"), 11: ("mason", "red")},
        (
            seat(
                {"food": 2, "wood": 1, "cloth": 1, "deniers": 6},
                {"buildings": 6, "visits": 1, "castle": 10},
                {"deniers": 1, "buildings": 1},
                (2, 0, 0),
            ),
            seat({"food": 1, "wood": 1, "stone": 2, "deniers": 2}, {"buildings": 4}),
        ),
    ),
    (
        Step(
            N_("The Joust Field sells a royal favor, for 1 denier and 1 cloth. Go there."),
            look="special-joust-field",
            actions=("place joust-field",),
            then=("place 10",),
            reply=N_("Later. You have the cloth for a favor, so go to the Joust Field."),
        ),
        Step(
            N_("More deniers, or a cube: take what you like."),
            look="special-trading-post",
            actions=("place trading-post", "place 3", "place 4"),
            then=("pass",),
        ),
        Step(
            N_("Bob has passed. Other places cost 3 now, but your own Quarry still 1."),
            look="road-9",
            actions=("place 9",),
            reply=N_("That costs 3. Your own buildings always cost you 1: take the Quarry on 9."),
        ),
        Step(
            N_("Enough for this turn."),
            look="bridge",
            actions=("pass",),
        ),
        Step(
            N_("The special buildings work first, from the Gate to the Inn. Buy the favor."),
            look="special-joust-field",
            actions=("joust",),
        ),
        Step(
            N_("Choose the line of buildings: your marker there moves on to column 2."),
            look="line-buildings",
            actions=("favor buildings",),
            reply=N_("A line grows with each use. Take buildings: the second column is good."),
        ),
        Step(
            N_("Column 2 builds like a Carpenter, without a worker and for 1 wood less."),
            look="column-buildings-2",
            actions=("use carpenter",),
        ),
        Step(
            N_("Build for 1 food what would have taken wood, too."),
            look="hand",
            actions=tuple(
                f"build {key} F" for key in ("marketplace", "peddler", "sawmill", "cloth-farm")
            ),
            then=("provost 0",),
            reply=N_("Choose one of the lit buildings, and pay the food for it."),
        ),
        Step(
            N_("At each turn's end the Bailiff walks 1 space, or 2 if the Provost is ahead."),
            look="bailiff",
        ),
        Step(
            N_("On 12 he ends the Dungeon, where Bob has no house yet. Move the Provost on."),
            look="road-12",
            actions=("provost +1", "provost +2"),
            then=("take FF",),
            reply=N_("Move him ahead: then the Bailiff walks 2 spaces and reaches 12."),
        ),
        Step(
            N_("The Bailiff is on 12, the Dungeon is scored: 2 houses or more bring a favor."),
            look="castle-dungeon",
        ),
        Step(
            N_("Each line serves once in a phase, and this is a new phase: take points."),
            look="line-prestige",
            actions=("favor prestige",),
            reply=N_("All are good. Take points: that line grows to 5."),
        ),
        Step(
            N_("The first column is 1 point; the second will be 2."),
            look="column-prestige-1",
            actions=("take P",),
        ),
        Step(
            N_("Bob had no house in the Dungeon: that cost him 2 points."),
            look="row-1",
        ),
        Step(
            N_(
                "Markers stopped at column 2; now they reach 4. Houses go into the Walls, 4"
                " points each, until the Bailiff is on 18."
            ),
            look="castle-walls",
        ),
    ),
)
