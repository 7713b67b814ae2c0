"""Where's My Luggage?, by John Gibson.

Start at `rules`, where a row tells everything about a move:

    rules       the rows, the refusals of a phase, and what is wrong with a state
    search      flipping passengers, looking at tiles, putting them back
    rounds      before and after the search: laps, endings, the check, scores
    state       the state of a match, and questions about it
    pieces      passengers, suitcases, tiles, the options, and the moves
    viewing     views, lights, prompts, and what everyone is told: climaxes, the log
    table       pads, buttons and the belt, and what the referee does by itself
    statistics  the figures of a match
    spec        how the pieces look and where they lie, lessons, and all that a table needs
    bot         a player
"""
