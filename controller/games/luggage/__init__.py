"""Where's My Luggage?, by John Gibson.

The rules are values and functions; start at `rules`, where a row tells everything about a move:

    rules      the rows, and what follows from them
    search     flipping passengers, looking at tiles, putting them back
    rounds     before and after the search: laps, endings, the check, scores
    state      what was agreed on, the state of a match, and questions about it
    moves      what players do and the referee observes
    pieces     passengers, suitcases and tiles
    viewing    what an observer may know
    problems   everything that is wrong with a state

`table` says how the game is played with pads, buttons and a belt, `referee` what happens by itself,
and `box` lays out the simulated pieces.
"""
