"""The introductory rules: a first game against Bob, then the last round of another one."""

from caylus.games.magna_carta.lessons.positions import LAST_ROUND
from caylus.kernel.text import N_
from caylus.view.lesson import RESULTS, Chapter, Lesson, Step, record

_BEGINNING = """caylus 1
game magna-carta
edition 1
variant introductory
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
_FIRST_ROUND = (
    "place 1, place 2, build small-farm FW, build small-quarry FW, place 3, pass, pass, buy S"
)
_SECOND_ROUND = (
    "offer FWS, place 3, place 4, place 1, place 2, pass, pass, buy S, offer FWS, offer FFWWSS"
)

_WORKERS = Chapter(
    N_("Workers and a building"),
    _BEGINNING,
    (
        Step(
            N_(
                "The King wants a castle, and a town along this road. You, Red, and Bob, Green,"
                " build both."
            ),
            look="road",
        ),
        Step(
            N_(
                "Most prestige points win. The shield shows yours, as if the game ended now: 3"
                " deniers or 3 cubes count 1."
            ),
            look="row-0",
        ),
        Step(
            N_("Send a worker to the Forest: it will bring you wood. A worker costs 1 denier."),
            look="road-1",
            actions=("place 1",),
            then=("place 2",),
            reply=N_("Later. Send a worker to the Forest first."),
        ),
        Step(
            N_(
                "Bob took the Peddler: you act in turn. Build a card with 1 food and 1 wood, its"
                " price at the top."
            ),
            look="hand-small-farm hand-small-sawmill",
            actions=("build small-farm FW", "build small-sawmill FW"),
            then=("build small-quarry FW",),
            reply=N_("Later. Build the Small Farm or the Small Sawmill first."),
        ),
        Step(
            N_(
                "It stands at the road and counts 1 point; the cubes that you paid count no more. "
                "Send a worker there."
            ),
            look="road-3",
            actions=("place 3",),
            then=("pass",),
            reply=N_("Later. First send a worker to your own building."),
        ),
        Step(
            N_("Bob has passed: he is done for this round. Pass as well, and the workers begin."),
            look="do-pass",
            actions=("pass",),
            then=("buy S",),
            reply=N_("A good idea for later. Pass now, and see what the workers bring."),
        ),
        Step(
            N_("Each of your workers has brought a cube and come home. Bob bought stone."),
            look="row-0",
        ),
        Step(N_("You can send workers, build and harvest. Now see what the cubes are for.")),
    ),
)

_CASTLE = Chapter(
    N_("The castle, and who owns what"),
    record(_BEGINNING, _FIRST_ROUND),
    (
        Step(
            N_("A round ends at the castle. A batch is 1 food, 1 wood and 1 stone. Bob has one."),
            look="castle",
            then=("offer FWS",),
        ),
        Step(
            N_("He took a Dungeon token for it, 4 points. When these are gone, the Walls follow."),
            look="castle",
        ),
        Step(
            N_("Whoever gives the most batches in a round also gets 1 gold cube. That was Bob."),
            look="row-1",
            then=("place 3",),
        ),
        Step(
            N_("Bob's worker is on your Small Farm. Good: the white line is what its owner gets."),
            look="road-3",
        ),
        Step(
            N_("For a batch you need stone. Send a worker to Bob's Small Quarry in return."),
            look="road-4",
            actions=("place 4",),
            then=("place 1",),
            reply=N_("Later. The Small Quarry is the way to stone now."),
        ),
        Step(
            N_("You can even have two batches: at the Peddler 1 denier buys a cube. Go there."),
            look="road-2",
            actions=("place 2",),
            then=("pass",),
            reply=N_("Later. A second stone is worth more now: go to the Peddler."),
        ),
        Step(
            N_("You will have all that you need. Pass: places are used in order, from the first."),
            look="do-pass",
            actions=("pass",),
            reply=N_("You could, but it can wait. Pass, and the workers begin."),
        ),
        Step(
            N_("The Peddler asks what you buy: stone."),
            look="road-2",
            actions=("buy S",),
            then=("offer FWS",),
            reply=N_("You have food and wood enough. Buy stone."),
        ),
        Step(
            N_(
                "Bob's worker brought him food; you, the owner, took food off the card. 1 is left "
                "there: then the white line gives nothing."
            ),
            look="road-3",
        ),
        Step(
            N_("Bob has given 1 batch already. Give 2: two tokens, and the gold is yours."),
            look="castle-dungeon",
            actions=("offer FFWWSS",),
            reply=N_("With fewer than 2 the gold is Bob's, because he came first."),
        ),
        Step(
            N_("Two Dungeon tokens, 8 points, and a gold cube, which can stand for any other."),
            look="row-0",
        ),
        Step(N_("You earn from your own buildings, use Bob's, and turn cubes into the castle.")),
    ),
)

_ORDER = Chapter(
    N_("Money, and when to pass"),
    record(_BEGINNING, _FIRST_ROUND, _SECOND_ROUND),
    (
        Step(
            N_("A new round: everybody has got 2 deniers. The crown has come to you: you begin."),
            look="row-0",
        ),
        Step(
            N_("You have few cards. For 1 denier draw one, or change your whole hand."),
            look="do-draw do-replace",
            actions=("draw", "replace"),
            then=("place 4",),
            reply=N_("In a moment. More cards first."),
        ),
        Step(
            N_("Bob wants a batch again, but only 1 Dungeon token is left. Who gets it?"),
            look="castle-dungeon",
        ),
        Step(
            N_("You need a batch as well. You have food, and gold stands for stone. Get wood."),
            look="road-1",
            actions=("place 1",),
            then=("place 2",),
            reply=N_("Later. Wood is all that you need for a batch."),
        ),
        Step(
            N_("Pass before Bob: the first to pass gains 1 denier, and is first at the castle."),
            look="do-pass",
            actions=("pass",),
            then=("place 3", "pass", "buy W"),
            reply=N_("If you do that, Bob may pass first and take the Dungeon token."),
        ),
        Step(
            N_("The bridge keeps the order in which you passed: you are asked first."),
            look="bridge",
        ),
        Step(
            N_("Give your batch, with gold in place of stone."),
            look="castle-dungeon",
            actions=("offer FWG",),
            then=("offer FWS",),
            reply=N_("Then the last Dungeon token would be Bob's. Give your batch."),
        ),
        Step(
            N_("Bob came second, and his token is one of the Walls: only 3 points."),
            look="row-1",
        ),
        Step(
            N_("Each of you gave 1 batch. Among equals the first one gets the gold: you."),
            look="row-0",
        ),
        Step(N_("You know what passing early is worth. Last comes what brings the most points.")),
    ),
)

_END = Chapter(
    N_("Prestige buildings, and the end"),
    LAST_ROUND,
    (
        Step(
            N_("Some rounds later. Prestige buildings are worth the most, and cost gold, too."),
            look="pool open-pool",
        ),
        Step(
            N_("You have a gold cube: build the Theatre with wood or the Statue with stone."),
            look="pool-theatre pool-statue open-pool",
            actions=("prestige statue SSG", "prestige theatre WWG"),
            then=("build bank WSS",),
            reply=N_("Later. 6 points are waiting here: the Theatre or the Statue."),
        ),
        Step(
            N_("It stands beside your name and counts 6 points. No worker can go there."),
            look="row-0",
        ),
        Step(
            N_(
                "The castle has 2 tokens left, of the Towers: 2 points each. The game ends with "
                "the round that takes the last."
            ),
            look="castle-towers",
        ),
        Step(
            N_("You lack food for a batch. Your Small Farm brings 1, Bob's Large Farm even 2."),
            look="road-3 road-4",
            actions=("place 3", "place 4"),
            then=("pass",),
            reply=N_("Later. Food comes from the Small Farm or the Large Farm."),
        ),
        Step(
            N_("Bob has passed. Keep your 3 deniers: in the end they are a point. Pass, too."),
            look="do-pass",
            actions=("pass",),
            then=("offer FWS",),
            reply=N_("In the last round that brings no more than it costs. Pass."),
        ),
        Step(
            N_("Bob was first. Give a batch, too: the last token of the castle is yours."),
            look="castle-towers",
            actions=("offer FWS",),
            reply=N_("It is worth 2 points, and ends the game while you lead. Give it."),
        ),
        Step(
            N_("The castle is complete, and the game is over. Your shield is the higher one!"),
            look="row-0 row-1",
        ),
        Step(
            N_("Even the rest counted: a point for each gold, each 3 deniers, each 3 other cubes."),
            look="row-0",
        ),
        Step(N_("You have won, and you know all that you need for a game."), look=RESULTS),
    ),
)

INTRODUCTORY = Lesson(
    "introductory",
    N_("The introductory rules"),
    N_("Workers, buildings and the castle, in about ten minutes."),
    (_WORKERS, _CASTLE, _ORDER, _END),
)
