"""Captain Bluff, by Torsten Landsvogt.

The rules are values and functions; start at `rules`, whose rows tell everything about each move:

    rules      which move means what, when, and which moves there are
    state      what a match consists of, and where its cards lie
    viewing    what an observer may know
    problems   everything that is wrong with a state
    pieces     the cards, and `box.toml` what no rulebook prints of them
"""
