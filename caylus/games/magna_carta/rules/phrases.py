"""Text that headers and positions repeat: what links of this game are deflated with, for ever."""

POSITION = (
    '{"game":"magna-carta","edition":1,"variant":"introductory","round":10,"phase":"actions",'
    '"first":"red","provost":17,"castle":{"dungeon":0,"walls":0,"towers":8},"removed":12,"pool":['
    '"theatre","statue","hotel","stables","town-hall","monument","cathedral"],"road":[{"card":'
    '"quarry"},{"card":"trading-post","worker":"orange"},{"card":"forest"},{"card":"park"},{"card":'
    '"neutral-peddler"},{"card":"lawyer","owner":"green","worker":"red"},{"card":"hotel","owner":'
    '"orange","worker":"blue"},{"card":"church","owner":"blue","worker":"green"},{"card":'
    '"residence","owner":"purple"},{"card":"residence","owner":"orange"},{"card":"small-quarry",'
    '"owner":"green","cubes":4},{"card":"small-farm","owner":"red","cubes":2},{"card":"residence",'
    '"owner":"blue"},{"card":"residence","owner":"green"},{"card":"residence","owner":"red"},'
    '{"card":"large-sawmill","owner":"green"},{"card":"gold-mine","owner":"red","worker":"red"},'
    '{"card":"bank","owner":"green"},{"card":"market","owner":"red"}],"passed":["red","green"],'
    '"batches":[0,0,0,0],"players":[{"food":2,"wood":2,"stone":0,"gold":1,"deniers":3,"workers":2,'
    '"tokens":{"dungeon":0,"walls":1,"towers":2},"prestige":[],"hand":["small-farm",'
    '"small-sawmill","small-quarry","peddler","market","lawyer","large-farm","large-sawmill",'
    '"large-quarry","gold-mine","bank","church"],"deck":["small-farm","small-sawmill",'
    '"small-quarry","peddler","market","lawyer","large-farm","large-sawmill","large-quarry",'
    '"gold-mine","bank","church"],"discard":["small-sawmill","peddler","market","large-sawmill",'
    '"church"]},{"food":0,"wood":0,"stone":0,"gold":0,"deniers":5,"workers":4,"tokens":'
    '{"dungeon":0,"walls":0,"towers":0},"prestige":[],"hand":["peddler","market","large-farm",'
    '"bank"],"deck":[],"discard":[]}],"agenda":[["nobody","end-of-round"],["nobody","castle"],'
    '["nobody","buildings"],["nobody","provost"],["green","turn"]],"seed":null,"draws":'
    '{"neutral":3,"deck-red":12,"deck-green":10,"deck-orange":7,"deck-blue":8,"deck-purple":9,'
    '"first-player":1}}'
)
HEADER = """
caylus 1
game magna-carta
edition 1
variant introductory
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
game magna-carta
edition 1
variant standard
seat red person
seat green person
seed """
PHRASES = (POSITION + HEADER).encode()
