"""What is told to learners, and what opponents' reasons are called."""

from caylus.kernel.text import N_
from caylus.view.text import NN_

TIPS = {
    "place": N_(
        "A worker on the road works if the Provost reaches him. Hold or hover buildings to read."
    ),
    "pass": N_("Each pass makes workers dearer for the others. The first pass brings 1 denier."),
    "move": N_("From the Gate a worker goes on to any open space, and that costs nothing."),
    "joust": N_("A joust turns 1 denier and 1 cloth into a royal favor, often worth more."),
    "stay": N_("As the guest of the Inn you pay only 1 denier a worker, but have one fewer."),
    "provost": N_("Workers beyond the Provost bring nothing: move him on past yours, or back."),
    "build": N_("A building scores at once, and others' workers on it bring you a point each."),
    "residence": N_("A residence brings 1 denier each round. Architects build over residences."),
    "favor": N_("Each line may be used once in a phase. Its best columns open later in the game."),
    "use": N_("This effect saves you a cube or a denier, or needs no worker: compare the columns."),
    "batch": N_(
        "A batch is food and two other different cubes. Whoever gives most takes a royal favor."
    ),
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
    "cloth": (
        NN_("{count} cloth more", "{count} cloth more"),
        N_("more cloth"),
        NN_("{count} cloth less", "{count} cloth less"),
        N_("less cloth"),
    ),
    "gold": (
        NN_("{count} gold more", "{count} gold more"),
        N_("more gold"),
        NN_("{count} gold less", "{count} gold less"),
        N_("less gold"),
    ),
    "favors": (
        NN_("{count} step more in royal favors", "{count} steps more in royal favors"),
        N_("a step more in royal favors, likely"),
        NN_("{count} step fewer in royal favors", "{count} steps fewer in royal favors"),
        N_("a step fewer in royal favors, likely"),
    ),
}
# What is only felt, for its owner and for a rival.
FELT = {
    "batches": (N_("more for the castle"), N_("less for the castle")),
    "plans": (N_("a better building to come"), N_("a poorer building to come")),
    "residences": (N_("more residences and income"), N_("fewer residences and less income")),
    "buildings": (N_("buildings of more use"), N_("buildings of less use")),
    "castle": (N_("more from the castle when it is scored"), N_("less from the castle")),
    "turn": (N_("an earlier turn"), N_("a later turn")),
    "inn": (N_("a place at the Inn"), N_("no place at the Inn")),
    "road": (N_("a road of more use"), N_("a road of less use")),
}
