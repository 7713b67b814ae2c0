"""Captain Bluff, by Torsten Landsvogt.

The rules are values and functions; start at `rules`, whose rows say everything about each move:

    rules      the rows, cards that are read late, and what is wrong with a state
    turns      an action, an Airport card before or after it, the draw pile, calling a bluff
    placing    luggage onto belts, and off them
    memory     what every observer has seen, and how the lines run
    state      what a match consists of, where its cards lie, and the deal
    viewing    what an observer may know, and what is shown and told: lights, prompts, the log
    table      how it is played with cards, pads, spots and buttons
    menus      what is chosen with the cursor
    pieces     the cards, the options and the moves, and `box.toml` what no rulebook prints of them
    spec       how the cards look, lie and are carried, lessons, and everything a table needs
    bot        a player
    beliefs    what a player concludes from its view
"""
