"""Captain's Orders, by James Ernest (Cheapass Games), for a Pairs deck.

The rules are values and functions; start at `rules`, which tells where each of them stands:

    rules      which move means what, and when
    legal      which moves there are
    viewing    what an observer may know
    problems   everything that is wrong with a state
    text       states and moves as texts
    pieces     the cards
"""
