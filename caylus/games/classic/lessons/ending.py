"""What is worth most, residences and prestige buildings, then the last turn of a game."""

from caylus.games.classic.lessons.records import position, seat
from caylus.kernel.text import N_
from caylus.view.lesson import RESULTS, Chapter, Step

_RED = {9: "quarry", 11: "mason", 12: "lawyer", 13: "architect"}
_ROAD = {10: ("food-farm", "green"), **{n: (key, "red") for n, key in _RED.items()}}
_LATE_ROAD = {
    **_ROAD,
    **{3: ("library", "red"), 4: ("residence", "red"), 14: ("bank", "green")},
    **{15: ("sawmill", "green"), 17: ("church", "green"), 18: ("workshop", "red")},
}
_BATCHES = ("batch FWS", "batch FWC", "batch FSC")

PRESTIGE = Chapter(
    N_("Residences and prestige buildings"),
    position(
        8,
        14,
        1,
        {**_ROAD, 14: ("workshop", "red")},
        (
            seat(
                {"food": 3, "wood": 3, "cloth": 1, "gold": 1, "deniers": 6},
                {"buildings": 19, "visits": 2, "castle": 10, "favors": 1},
                {"prestige": 1, "deniers": 1, "buildings": 2},
                (2, 0, 0),
            ),
            seat(
                {"food": 1, "wood": 1, "stone": 1, "deniers": 4},
                {"buildings": 12, "castle": 14},
                {"cubes": 2},
                (2, 1, 0),
            ),
        ),
    ),
    (
        Step(
            N_("Later in the game. A Mason builds in stone as a Carpenter builds in wood."),
            look="road-11",
        ),
        Step(
            N_("Your Lawyer on 12 turns a building into your residence. Send him a worker."),
            look="road-12",
            actions=("place 12",),
            then=("place 14",),
            reply=N_("Later. This is about the Lawyer on 12 and the Architect on 13."),
        ),
        Step(
            N_("On 13, your Architect turns a residence into a prestige building. Go there, too."),
            look="road-13",
            actions=("place 13",),
            then=("pass",),
            reply=N_("Later. Without the Architect on 13, a residence stays a residence."),
        ),
        Step(
            N_("The Provost stands on 14, so all are in reach. Pass."),
            look="provost",
            actions=("pass",),
            then=("provost 0",),
        ),
        Step(
            N_("All work from here. Leave him."),
            look="provost",
            actions=("provost 0",),
            reply=N_("All workers are in reach already, and moving costs deniers."),
        ),
        Step(
            N_(
                "Turn a building on 1 to 6 into your residence, for 1 cloth and 1 denier: 2"
                " points, and 1 denier a turn."
            ),
            look="road-1",
            actions=tuple(f"residence {space}" for space in range(1, 7)),
            reply=N_("Your own buildings serve you better as they are: take one on 1 to 6."),
        ),
        Step(
            N_("Build on it, for gold and three cubes: 10 points."),
            look="hand",
            actions=("build library WWWG", "build granary FFFG"),
            reply=N_("Choose a lit one. The others cost more than you have."),
        ),
        Step(
            N_("Bob used your Workshop. The owner of such a stone building also gets a cube."),
            look="road-14",
            actions=("take S", "take C"),
        ),
        Step(
            N_("12 points for two workers. But nobody can work on that space any more."),
            look="row-0",
        ),
        Step(
            N_("What is worth most takes gold. There is a mine on 16."),
            look="road-16",
        ),
        Step(
            N_("Favors can do it, too: column 4 of the buildings is a Lawyer, 5 an Architect."),
            look="line-buildings",
            instead="open-favors",
        ),
    ),
)
LAST_TURN = Chapter(
    N_("The last turn"),
    position(
        14,
        22,
        2,
        _LATE_ROAD,
        (
            seat(
                {"food": 2, "wood": 2, "stone": 1, "cloth": 1, "gold": 2, "deniers": 7},
                {"buildings": 19, "residences": 4, "prestige": 10, "castle": 23, "favors": 5},
                {"prestige": 2, "deniers": 3, "buildings": 3},
                (3, 2, 0),
            ),
            seat(
                {"food": 1, "wood": 2, "stone": 1, "gold": 1, "deniers": 6},
                {"buildings": 26, "visits": 6, "castle": 22, "favors": 6, "trades": 3},
                {"prestige": 2, "cubes": 3},
                (2, 3, 0),
            ),
        ),
    ),
    (
        Step(
            N_("The Towers end with the Bailiff on 24, or when full; then the game ends, too."),
            look="road-24",
        ),
        Step(
            N_("You have no house in the Towers: that would cost 4 points. To the castle!"),
            look="castle-queue",
            actions=("place castle",),
            then=("place castle",),
            reply=N_("Later. First make sure of the castle."),
        ),
        Step(
            N_("Your Workshop on 18 brings cubes for batches."),
            look="road-18",
            actions=("place 18",),
            then=("pass",),
        ),
        Step(
            N_("Keep your deniers: in the end, 4 are a point. Pass."),
            look="row-0",
            actions=("pass",),
            then=("provost 0",),
            reply=N_("At 3 deniers, no worker brings as much now. Pass."),
        ),
        Step(
            N_("The Bailiff is on 22: end the game now. Move the Provost ahead."),
            look="bailiff",
            actions=("provost +1",),
            reply=N_("One space is enough: then the Bailiff walks 2, to 24."),
        ),
        Step(
            N_("A house in the Towers is worth 3 points. Give a batch, but keep the gold."),
            look="castle-towers",
            actions=_BATCHES,
            reply=N_("In the end, each gold cube is worth 3 points: give other cubes."),
        ),
        Step(
            N_("And a second: with 2 houses, the Towers bring a favor."),
            look="castle-towers",
            actions=_BATCHES,
            then=("batch FWS",),
            reply=N_("Give another batch without gold: you have the cubes."),
        ),
        Step(
            N_("Most batches again: take points. Your marker moves to the third column."),
            look="line-prestige",
            actions=("favor prestige",),
            reply=N_("At the end of the game, points are best."),
        ),
        Step(
            N_("The third column is 3 points."),
            look="column-prestige-3",
            actions=("take PPP",),
        ),
        Step(
            N_("The Bailiff is on 24: the Towers are scored. Your 2 houses bring another favor."),
            look="line-prestige",
            actions=("favor prestige",),
            reply=N_("At the end of the game, points are best."),
        ),
        Step(
            N_("Each line serves once a phase, and this is a new phase: 4 points."),
            look="column-prestige-4",
            actions=("take PPPP",),
        ),
        Step(
            N_("Goods count in the end: each gold cube 3 points, 3 other cubes 1, 4 deniers 1."),
            look="row-0",
        ),
        Step(N_("You have won. Here you see where all points came from."), look=RESULTS),
    ),
)
