"""The standard rules: what they add to the introductory ones."""

from caylus.games.magna_carta.lessons.positions import LAWYER_AND_CHURCH
from caylus.kernel.text import N_
from caylus.view.lesson import Chapter, Lesson, Step

_BEGINNING = """caylus 1
game magna-carta
edition 1
variant standard
seat red person
seat green merchant Bob
seed 7

deal neutral forest
deal small-farm
deal small-sawmill
deal bank
deal small-quarry
deal market
deal gold-mine
keep
keep
first red
"""

_PROVOST = Chapter(
    N_("The Provost"),
    _BEGINNING,
    (
        Step(
            N_("The white piece is the Provost. Buildings further along the road bring nothing."),
            look="road-2",
        ),
        Step(
            N_("Build your Small Farm: it will stand one place beyond him."),
            look="hand-small-farm",
            actions=("build small-farm FW",),
            then=("place 1",),
            reply=N_("Later. Build the Small Farm first."),
        ),
        Step(
            N_("Send a worker there all the same. The Provost can be moved."),
            look="road-3",
            actions=("place 3",),
            then=("pass",),
            reply=N_("Later. First send a worker to your Small Farm."),
        ),
        Step(
            N_("Pass. Then everybody may pay to move him, in the order of the bridge."),
            look="do-pass",
            actions=("pass",),
            then=("provost 0",),
            reply=N_("You could, but it can wait. Pass, and move the Provost."),
        ),
        Step(
            N_(
                "Bob has left him there. Each denier moves him 1 place on or back, at most 3 "
                "places: move him."
            ),
            look="road-3",
            actions=("provost +1",),
            reply=N_("Then your worker would bring nothing. Move him up to your Small Farm."),
        ),
        Step(
            N_("He reached your Small Farm, and it brought you food."),
            look="row-0",
        ),
        Step(
            N_("But nobody gave a batch, so 2 tokens left the castle: the end comes sooner."),
            look="castle-dungeon",
            then=("place 1",),
        ),
        Step(
            N_("Try it again: build the Small Sawmill, one place beyond the Provost."),
            look="hand-small-sawmill",
            actions=("build small-sawmill FW",),
            then=("place 2",),
            reply=N_("Later. Build the Small Sawmill first."),
        ),
        Step(
            N_("Send a worker there."),
            look="road-4",
            actions=("place 4",),
            then=("build small-quarry FW",),
            reply=N_("Later. First send a worker to your Small Sawmill."),
        ),
        Step(
            N_("Pass before Bob and take the denier. You then move the Provost before him, too."),
            look="do-pass",
            actions=("pass",),
            then=("pass",),
            reply=N_("You could, but it can wait. Pass, and see what Bob does."),
        ),
        Step(
            N_("Move the Provost to your Small Sawmill."),
            look="road-4",
            actions=("provost +1",),
            then=("provost -1", "buy S", "offer FWS"),
            reply=N_(
                "Bob comes after you, and can undo what you pay for. Move him 1 place, and see."
            ),
        ),
        Step(
            N_(
                "Bob moved him back, so your worker came home with nothing. At the round's end he "
                "walked on. The last one decides."
            ),
            look="row-0 row-1",
        ),
        Step(
            N_("At the end of each round he walks 2 places on, but never past the last building."),
            look="road-5",
        ),
        Step(N_("You know the Provost: pass first for the castle, or last to have the last word.")),
    ),
)

_RESIDENCES = Chapter(
    N_("Lawyer, residences and Church"),
    LAWYER_AND_CHURCH,
    (
        Step(
            N_("A Lawyer turns a building of yours into a residence. Send a worker to Bob's."),
            look="road-5",
            actions=("place 5",),
            then=("place 4",),
            reply=N_("Later. The Lawyer first, before Bob goes there."),
        ),
        Step(
            N_(
                "Your Church sells tokens of the castle, without a batch. Send a worker there, too."
            ),
            look="road-7",
            actions=("place 7",),
            then=("pass",),
            reply=N_("Later. Your Church is worth more now."),
        ),
        Step(
            N_("That is enough for this round: pass."),
            look="do-pass",
            actions=("pass",),
            then=("provost 0",),
            reply=N_("You could, but it can wait. Pass, and your workers begin."),
        ),
        Step(
            N_("The Provost stands at your Church, so both your workers count. Leave him there."),
            look="road-7",
            actions=("provost 0",),
            reply=N_("Then your worker at the Church would bring nothing. Leave him."),
        ),
        Step(
            N_("The Lawyer asks for 1 food. Turn the Small Farm: no cubes are left on it."),
            look="road-3",
            actions=("turn 3 F",),
            reply=N_("The others are worth more as they are. Turn the Small Farm, with food."),
        ),
        Step(
            N_("Buy a token for 2 deniers, or two tokens for 5. They need no cubes."),
            look="castle-walls",
            actions=("tokens 1", "tokens 2"),
            then=("offer FWS",),
            reply=N_("You have deniers enough: buy a token or two."),
        ),
        Step(
            N_("A residence: 1 point, and no worker goes there. It can never be turned back."),
            look="road-3",
        ),
        Step(
            N_("But it pays: your income was 2 deniers, and 1 more from the residence."),
            look="row-0",
            then=("place 1",),
        ),
        Step(
            N_(
                "New: a prestige building stands on a residence, no longer beside your name. Now "
                "you can build one."
            ),
            look="pool-statue pool-hotel open-pool",
            actions=("prestige statue SSG on 3", "prestige hotel SSSG on 3"),
            then=("place 2",),
            reply=N_("Later. Your residence is free, and you have stone and gold: build."),
        ),
        Step(
            N_("6 points. The residence beneath counts no more and pays no more."),
            look="road-3",
        ),
        Step(N_("You know the standard rules: Provost, Lawyer, residences and Church.")),
    ),
)

STANDARD = Lesson(
    "standard",
    N_("The standard rules"),
    N_("What they add: the Provost, residences and the Church, in about five minutes."),
    (_PROVOST, _RESIDENCES),
)
