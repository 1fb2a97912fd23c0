"""What is told to learners, and what opponents' reasons are called."""

from caylus.kernel.text import N_
from caylus.view.text import NN_

TIPS = {
    "keep": N_("Good first cards are cheap: their cost stands at their top left."),
    "place": N_(
        "A worker costs 1 denier and works if the Provost reaches him. Hold or hover cards to read."
    ),
    "build": N_("A building goes to the end of the road. Others' workers on it pay you as well."),
    "prestige": N_("A prestige building takes the place of one of your residences."),
    "pass": N_("Whoever passes first takes 1 denier, and moves the Provost first."),
    "provost": N_("Workers beyond the Provost bring nothing: move him on past yours, or back."),
    "offer": N_("One food, one wood, one stone: a castle token. Whoever offers most takes 1 gold."),
    "decline": N_("You may decline: goods that you keep may be worth more in the castle."),
}
# What can be counted: how it is told with a number, and without, for its owner and for a rival.
COUNTED = {
    "points": (
        NN_("{count} point more this round", "{count} points more this round"),
        N_("somewhat more points this round"),
        NN_("{count} point fewer this round", "{count} points fewer this round"),
        N_("somewhat fewer points this round"),
    ),
    "deniers": (
        NN_("{count} denier more", "{count} deniers more"),
        N_("more deniers"),
        NN_("{count} denier fewer", "{count} deniers fewer"),
        N_("fewer deniers"),
    ),
    "food": (
        NN_("{count} food more", "{count} food more"),
        N_("more food"),
        NN_("{count} food less", "{count} food less"),
        N_("less food"),
    ),
    "wood": (
        NN_("{count} wood more", "{count} wood more"),
        N_("more wood"),
        NN_("{count} wood less", "{count} wood less"),
        N_("less wood"),
    ),
    "stone": (
        NN_("{count} stone more", "{count} stone more"),
        N_("more stone"),
        NN_("{count} stone less", "{count} stone less"),
        N_("less stone"),
    ),
    "gold": (
        NN_("{count} gold more", "{count} gold more"),
        N_("more gold"),
        NN_("{count} gold less", "{count} gold less"),
        N_("less gold"),
    ),
    "residences": (
        NN_("{count} residence more", "{count} residences more"),
        N_("a residence sooner"),
        NN_("{count} residence fewer", "{count} residences fewer"),
        N_("a residence later"),
    ),
    "cards": (
        NN_("{count} card more", "{count} cards more"),
        N_("more cards in hand"),
        NN_("{count} card fewer", "{count} cards fewer"),
        N_("fewer cards in hand"),
    ),
}
# What is only felt, for its owner and for a rival.
FELT = {
    "batches": (N_("more for the castle"), N_("less for the castle")),
    "plans": (N_("a better building to come"), N_("a poorer building to come")),
    "buildings": (N_("more income from buildings"), N_("less income from buildings")),
    "turn": (N_("an earlier turn"), N_("a later turn")),
    "road": (N_("a road of more use"), N_("a road of less use")),
}
