"""The first two turns: workers and a building, then how far the Provost lets them work."""

from caylus.games.classic.lessons.records import played
from caylus.kernel.text import N_
from caylus.view.lesson import Chapter, Step

_FIRST_BUILDINGS = tuple(
    f"build {key} FW" for key in ("quarry", "sawmill", "food-farm", "cloth-farm", "mason")
)
_LATER_BUILDINGS = tuple(
    f"build {key} FW" for key in ("mason", "sawmill", "food-farm", "cloth-farm", "peddler")
)

WORKERS = Chapter(
    N_("Workers and a building"),
    played("place 1"),
    (
        Step(
            N_(
                "You are Red, Bob is Green. You build a town along this road, and the King's"
                " castle at its end."
            ),
            look="road",
        ),
        Step(
            N_("Most prestige points win in the end. Yours stand here, with your goods."),
            look="row-0",
        ),
        Step(
            N_("Bob begins: for 1 denier, he has sent a worker to the Farm."),
            look="road-1",
        ),
        Step(
            N_("Your turn: for 1 denier, take the Sawmill for wood or the Quarry for stone."),
            look="road-4",
            actions=("place 4", "place 3"),
            then=("place 2",),
            reply=N_("A fine place, later in the game. Now take the Sawmill or the Quarry."),
        ),
        Step(
            N_("You take turns, a worker each. Take the Carpenter on 5: he lets you build."),
            look="road-5",
            actions=("place 5",),
            then=("place 6",),
            reply=N_("Take the Carpenter on space 5. The other one, on 8, is out of reach."),
        ),
        Step(
            N_("The Trading Post gives 3 deniers for your 1."),
            look="special-trading-post",
            actions=("place trading-post",),
            then=("pass",),
        ),
        Step(
            N_("Bob has passed, and got 1 denier for being first."),
            look="row-1",
        ),
        Step(
            N_(
                "Whoever passes stands on the bridge, and workers cost the other 3 from then on."
                " Pass, too."
            ),
            look="bridge",
            actions=("pass",),
            then=("provost 0",),
            reply=N_("For 3 deniers instead of 1? Keep them, and pass."),
        ),
        Step(
            N_(
                "The Trading Post has paid: special buildings work first. The others work only as"
                " far as the Provost stands."
            ),
            look="provost",
        ),
        Step(
            N_("He stands on 6, so all workers are in reach. Leave him there."),
            look="provost",
            actions=("provost 0",),
            then=("take C", "take W"),
            reply=N_("Moving him costs deniers, and he stands well. Leave him."),
        ),
        Step(
            N_("Your Carpenter works: build for food and wood."),
            look="hand",
            actions=_FIRST_BUILDINGS,
            then=("sell F",),
            reply=N_("Choose one of the lit buildings: each takes 1 food and 1 wood."),
        ),
        Step(
            N_("It is yours, on the first free space. Its points counted at once."),
            look="road-9",
        ),
        Step(
            N_(
                "That was a turn: income, workers, special buildings, Provost, the other "
                "buildings, castle, Bailiff. The next began with 2 deniers for everybody."
            ),
            look="phases",
        ),
        Step(
            N_("What any other building does, it tells when you click it. Try the Inn."),
            look="special-inn",
        ),
    ),
)
PROVOST = Chapter(
    N_("The Provost"),
    played(
        "place 1, place 4, place 2, place 5, place 6, place trading-post, pass, pass",
        "provost 0, provost 0, take C, take W, build quarry FW, sell F",
    ),
    (
        Step(
            N_(
                "The second turn. Your Quarry stands on 9. The Bailiff has walked to 7, and the"
                " Provost joined him."
            ),
            look="provost",
        ),
        Step(
            N_("The Carpenter on 8 lies beyond him. Go there all the same: he can be moved."),
            look="road-8",
            actions=("place 8",),
            then=("place 9",),
            reply=N_("Later. Take the Carpenter on space 8: this chapter is about reaching him."),
        ),
        Step(
            N_("Bob uses your Quarry. For that, you get 1 point at once."),
            look="row-0",
        ),
        Step(
            N_("Now a cube for yourself: take the Quarry on 3 or the Sawmill on 4."),
            look="road-3",
            actions=("place 3", "place 4"),
            then=("place guild",),
        ),
        Step(
            N_("Bob is at the Guild. It moves the Provost up to 3 spaces, for nothing."),
            look="special-guild",
        ),
        Step(
            N_("A worker for 1 denier that brings 3: the Trading Post is always good."),
            look="special-trading-post",
            actions=("place trading-post",),
            then=("pass",),
        ),
        Step(
            N_("Bob passes first, so he decides first about the Provost; you have the last word."),
            look="bridge",
            actions=("pass",),
            then=("provost +2", "provost 0"),
            reply=N_("For 3 deniers? Pass: what comes now matters more."),
        ),
        Step(
            N_("By the Guild, Bob moved the Provost to 9. Now his worker is in reach."),
            look="road-9",
        ),
        Step(
            N_(
                "For 1 denier a space, up to 3 spaces on or back, you may move him, too. Pull him "
                "back to 8."
            ),
            look="provost",
            actions=("provost -1",),
            reply=N_("One space back: 9 is out of reach then, but your Carpenter on 8 is not."),
        ),
        Step(
            N_("Build with your Carpenter; two count 4 points."),
            look="hand",
            actions=_LATER_BUILDINGS,
            reply=N_("Choose one of the lit buildings: each takes 1 food and 1 wood."),
        ),
        Step(
            N_("Bob's worker came home with nothing. The point that he gave you stays."),
            look="road-9",
        ),
        Step(
            N_("Pass last, and you decide last who works. Always count up to the Provost."),
            look="provost",
        ),
    ),
)
