"""What every game is proved by, whatever its rules are.

    matches       seats, and random matches step by step
    walk          play and apply agree, nothing changes a value, texts and bytes bring it back
    secrecy       what an observer cannot know changes nothing that it sees, and what it saw does
    tablesecrecy  nor anything that leaves a table at which people err
    worldsecrecy  nor anything that leaves a simulated table, scenes, refusals and files included
    replay        the same match in another process
    rulings       which tests stand for which ruling
    environments  a game as a PettingZoo environment, in turns or in parallel

A game module of `controller.games` is all that they need; for secrecy a game also says, in its
tests, which cards there are and who sees which of them.
"""
