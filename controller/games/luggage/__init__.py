"""Where's My Luggage?, by John Gibson.

The rules are values and functions; start at `rules`, which tells where each of them stands:

    rules      which move means what, and when
    legal      which moves there are
    viewing    what an observer may know
    problems   everything that is wrong with a state
    text       states and moves as texts
    pieces     passengers, suitcases and tiles

`table` says how the game is played with pads, buttons and a belt, `setup` how a match comes
about, and `box` lays out the simulated pieces.
"""
