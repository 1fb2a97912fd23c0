"""Text that headers and positions repeat: what links of this game are deflated with, for ever."""

POSITION = (
    '[["purple","worker-1"],["purple","home-2"],["blue","worker-3"],["blue","home-4"],["orange",'
    '"worker-5"],["orange","owner-9"],["orange","home-10"],["green","worker-11"],["green",'
    '"owner-12"],["green","home-13"],["red","worker-14"],["red","owner-15"],["red","home-16"],'
    '["nobody","gate"],["nobody","trading-post"],["nobody","guild"],["nobody","joust-field"],'
    '["nobody","stables"],["nobody","inn"],["red","home-gate"],["green","worker-gate"],["red",'
    '"home-trading-post"],["red","worker-guild"],["red","home-joust-field"],["red",'
    '"worker-joust-field"],["red","use-barter"],["red","use-carpenter"],["red","use-mason"],'
    '["red","use-lawyer"],["red","use-architect"],["red","take-two"],["red","effect-prestige"],'
    '["red","effect-deniers"],["red","effect-cubes"],["red","effect-buildings"],["red",'
    '"lodging"],["nobody","castle-favor"],["red","batch"],["green","batch"],["orange","batch"],'
    '["blue","batch"],["purple","batch"],["nobody","scoring"],["nobody","scored"],["purple",'
    '"count"],["blue","count"],["orange","count"],["green","count"],["red","count"],["red",'
    '"favor"],["purple","influence"],["blue","influence"],["orange","influence"],["green",'
    '"influence"],["red","influence"],["chance","neutral"],["chance","order"],["nobody",'
    '"income"],["nobody","workers"],{"game":"classic","edition":1,"variant":"later-simple",'
    '"round":12,"phase":"setup","phase":"income","phase":"end","phase":"over","order":[],'
    '"bailiff":23,"provost":24,"scored":3,"phase":"specials","order":["purple","blue","orange",'
    '"green","red"],"bailiff":18,"provost":19,"scored":2,"phase":"provost","phase":"castle",'
    '"phase":"buildings","order":["green","orange","blue","purple","red"],"bailiff":11,"provost":'
    '14,"scored":0,"road":[{"tile":"neutral-sawmill"},{"tile":"neutral-quarry"},{"tile":'
    '"neutral-marketplace"},{"tile":"neutral-forest"},{"tile":"neutral-farm"},{"tile":'
    '"neutral-carpenter"},{"tile":"fixed-peddler"},{"tile":"fixed-carpenter"},{"tile":"statue",'
    '"owner":"orange"},{"tile":"granary","owner":"purple"},{"tile":"weaver","owner":"blue"},'
    '{"tile":"theatre","owner":"green"},{"tile":"university","owner":"red"},{"tile":"monument",'
    '"owner":"green"},{"tile":"cathedral","owner":"red"},{"tile":"gold-mine"},{"tile":"jeweller",'
    '"owner":"blue"},{"tile":"neutral-farm","worker":"red","turning":"green"},{"tile":'
    '"stone-farm","owner":"red","worker":"green","turning":"red"},null],"players":[{"food":5,'
    '"wood":4,"stone":4,"cloth":3,"gold":3,"deniers":11,"points":{"buildings":11,"residences":4,'
    '"prestige":14,"castle":10,"favors":5,"trades":5,"visits":9,"lost":-2},"favors":{"prestige":'
    '5,"deniers":4,"cubes":4,"buildings":3},"used":["prestige","deniers","cubes","buildings"],'
    '"houses":{"dungeon":2,"walls":3,"towers":4}}],{"game":"classic","edition":1,"variant":'
    '"2006","round":6,"phase":"workers","order":["red","green","orange","blue","purple"],'
    '"bailiff":12,"provost":12,"scored":1,"road":[{"tile":"neutral-carpenter"},{"tile":'
    '"neutral-quarry","worker":"orange"},{"tile":"neutral-sawmill","worker":"blue"},{"tile":'
    '"neutral-marketplace"},{"tile":"neutral-forest","worker":"red"},{"tile":"neutral-farm",'
    '"worker":"green"},{"tile":"fixed-peddler"},{"tile":"fixed-carpenter"},{"tile":"food-farm",'
    '"owner":"purple","worker":"purple"},{"tile":"cloth-farm","owner":"blue","worker":"red"},'
    '{"tile":"mason","owner":"red","worker":"orange"},{"tile":"lawyer","owner":"green","worker":'
    '"blue"},{"tile":"peddler","owner":"orange","worker":"green"},{"tile":"residence","owner":'
    '"purple"},{"tile":"marketplace","owner":"purple"},{"tile":"gold-mine"},{"tile":"tailor",'
    '"owner":"green"},{"tile":"church","owner":"orange"},{"tile":"park","owner":"blue","worker":'
    '"purple"},{"tile":"workshop","owner":"red"},{"tile":"alchemist","owner":"purple"},{"tile":'
    '"stone-farm","owner":"orange"},{"tile":"architect","owner":"blue"},{"tile":"residence",'
    '"owner":"orange"},{"tile":"residence","owner":"blue"},{"tile":"residence","owner":"green"},'
    '{"tile":"residence","owner":"red"},{"tile":"library","owner":"red"},{"tile":"hotel","owner":'
    '"blue"},{"tile":"quarry","owner":"green"},{"tile":"sawmill","owner":"orange"},{"tile":'
    '"architect","owner":"red"},{"tile":"bank","owner":"green"},null,null,null,null,null,null,'
    'null,null,null,null,null,null],"specials":{"gate":"blue","trading-post":"orange","guild":'
    '"green","joust-field":"red"},"stables":["green"],"inn":[null,"red"],"queue":[],"specials":'
    '{"gate":null,"trading-post":null,"guild":null,"joust-field":null},"stables":[],"inn":[null,'
    'null],"queue":["red","green"],"bridge":["green"],"queue":[],"bridge":[],"batches":[0,0,0,0,'
    '0],"players":[{"food":0,"wood":0,"stone":3,"cloth":2,"gold":0,"deniers":3,"points":'
    '{"buildings":6,"residences":0,"prestige":0,"castle":5,"favors":0,"trades":0,"visits":0,'
    '"lost":-2},"favors":{"prestige":0,"deniers":0,"cubes":1,"buildings":0},"used":[],"houses":'
    '{"dungeon":1,"walls":0,"towers":0}},{"food":1,"wood":0,"stone":1,"cloth":1,"gold":0,'
    '"deniers":3,"points":{"buildings":0,"residences":0,"prestige":0,"castle":5,"favors":1,'
    '"trades":0,"visits":0,"lost":0},"favors":{"prestige":1,"deniers":0,"cubes":0,"buildings":0},'
    '"used":[],"houses":{"dungeon":1,"walls":0,"towers":0}},{"food":2,"wood":1,"stone":0,"cloth":'
    '0,"gold":0,"deniers":4,"points":{"buildings":0,"residences":0,"prestige":0,"castle":0,'
    '"favors":0,"trades":0,"visits":0,"lost":0},"favors":{"prestige":0,"deniers":0,"cubes":0,'
    '"buildings":0},"used":[],"houses":{"dungeon":0,"walls":0,"towers":0}},{"food":1,"wood":0,'
    '"stone":1,"cloth":0,"gold":0,"deniers":2,"points":{"buildings":2,"residences":0,"prestige":'
    '0,"castle":0,"favors":0,"trades":0,"visits":0,"lost":0},"favors":{"prestige":0,"deniers":0,'
    '"cubes":0,"buildings":0},"used":[],"houses":{"dungeon":0,"walls":0,"towers":0}},{"food":1,'
    '"wood":2,"stone":2,"cloth":4,"gold":0,"deniers":1,"points":{"buildings":6,"residences":0,'
    '"prestige":0,"castle":0,"favors":0,"trades":0,"visits":1,"lost":-2},"favors":{"prestige":0,'
    '"deniers":0,"cubes":0,"buildings":0},"used":[],"houses":{"dungeon":0,"walls":0,"towers":0}},'
    '{"food":0,"wood":2,"stone":0,"cloth":1,"gold":0,"deniers":0,"points":{"buildings":2,'
    '"residences":0,"prestige":0,"castle":5,"favors":0,"trades":0,"visits":0,"lost":0},"favors":'
    '{"prestige":0,"deniers":1,"cubes":0,"buildings":0},"used":[],"houses":{"dungeon":1,"walls":'
    '0,"towers":0}},{"food":2,"wood":1,"stone":1,"cloth":1,"gold":1,"deniers":3,"points":'
    '{"buildings":4,"residences":2,"prestige":0,"castle":5,"favors":1,"trades":0,"visits":2,'
    '"lost":0},"favors":{"prestige":1,"deniers":1,"cubes":2,"buildings":1},"used":[],"houses":'
    '{"dungeon":1,"walls":2,"towers":1}},{"food":0,"wood":0,"stone":0,"cloth":0,"gold":0,'
    '"deniers":2,"points":{"buildings":0,"residences":0,"prestige":0,"castle":0,"favors":0,'
    '"trades":0,"visits":0,"lost":0},"favors":{"prestige":0,"deniers":0,"cubes":0,"buildings":0},'
    '"used":[],"houses":{"dungeon":0,"walls":0,"towers":0}}],"agenda":[["nobody","round"],'
    '["nobody","end"],["nobody","castle"],["nobody","buildings"],["nobody","provost"],["nobody",'
    '"specials"],["red","turn"]],"seed":null,"draws":{"neutral":6,"order":2}}["green","turn"]],'
    '"seed":null,"draws":{}}'
)
HEADER = """
caylus 1
game classic
edition 1
variant 2005-jeweller-simple
variant later-simple
variant 2006-jeweller-simple
seat red random
seat green greedy
seat orange apprentice
seat blue mason
seat purple bailiff
seat green merchant
seat orange merchant
seat blue merchant
seat purple merchant
seat green seneschal
seat orange seneschal
seat blue seneschal
seat orange person
seat blue person
seat purple person
start caylus 1
game classic
edition 1
variant 2006
seat red person
seat green person
seed """
PHRASES = (POSITION + HEADER).encode()
