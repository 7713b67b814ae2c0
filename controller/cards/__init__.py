"""The kit for card games.

deal     the deal before anybody acts
deck     the cards of a game, and the types of fields that hold them
hidden   cards that the table could not read: what each may be
zones    where the cards of a state lie, and what follows from that
problems cards that are where they cannot be
places   where the piece of a move is tapped, and how its card is carried there
eyes     what players see of their own cards and the table does not
menus    lines of the cursor: the deal, and cards that nothing reads
table    how a card game is played with pads, spots and buttons
"""
