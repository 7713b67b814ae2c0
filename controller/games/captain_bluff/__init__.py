"""Captain Bluff, by Torsten Landsvogt.

The rules are values and functions; start at `rules`, whose rows say everything about each move:

    rules      what each move does, when, and which moves there are
    turns      an action, and an Airport card before or after it
    placing    luggage onto belts, and off them
    cards      how cards come from the piles and come to light
    memory     what every observer has seen, and how the lines run
    state      what a match consists of, and where its cards lie
    viewing    what an observer may know, what is shown, and what is wrong with a state
    table      how it is played with cards, pads, spots and buttons
    menus      what is chosen with the cursor
    told       the lessons of a first match, climaxes, and the log
    pieces     the cards, the options and the moves, and `box.toml` what no rulebook prints of them
    spec       how the cards look, lie and are carried, and everything a table needs
    bot        a player
"""
