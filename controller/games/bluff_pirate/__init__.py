"""Bluff Pirate, by Grégory Kirszbaum and Alex Sanders (Djeco).

The rules are values and functions; start at `rules`, which says where each of them is:

    rules     every move in a row, cards that are read late, and what is wrong with a state
    turns     the deal, drawing, boarding, discards
    placing   a set, the vote on it, and the race
    state     what a match holds, and where its cards lie
    viewing   what an observer may know, and what everyone is told: climaxes, the log
    table     how it is played with cards, pads, spots and buttons
    menus     what is chosen with the cursor
    pieces    the cards and the treasure tokens, their places, the options, and the moves
    board     the squares; `board.toml` is for the owner of the real game to correct
    spec      how the cards look, lie and are carried, lessons, and everything a table needs
    bot       a player
    beliefs   what it concludes from what it has seen
"""
