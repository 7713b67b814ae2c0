"""Captain's Orders, by James Ernest (Cheapass Games), for a Pairs deck.

Start at `rules`: its rows say what each move does, and when.

    rules     the rows, the refusals of a phase, and what is wrong with a state
    rounds    the deal and the end of a round
    turns     Orders, passing and asking, cards that were read late
    state     the state of a match, and questions about it
    pieces    the cards, the options, and the moves
    viewing   what an observer may know, and what everyone is told: climaxes, the log
    table     cards, pads, spots, buttons and what is chosen with them; lights and prompts
    spec      how the cards look, lie and are carried, lessons, and everything a table needs
    bot       a player, who reckons with
    worlds    hands that may be so, and
    playout   how a round may end
"""
