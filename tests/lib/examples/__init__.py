"""Examples of every game, as data: what the laws in tests/controller/games need to know of it.

A game's module has its `rules`, states to begin with, and

    playing                             a state in the middle of a match
    MOVES, MISTAKEN_MOVES               moves in words, and what is said of wrong words
    lying, TEXT, MISTAKEN_TEXTS         a state, its text, and what is said of a wrong one
    DEFAULTS, MISTAKEN_OPTIONS, OPTIONS, MISTAKEN_SEATS
    SOUND, BROKEN                       states by a name; what is wrong with each once it is changed
    at_once                             a state in which three things are wrong
    REFUSED, IMPOSSIBLE, ELSEWHERE      refusals by key: in words, of moves that no table makes, and
                                        those that the game's own tests show
    names_a_piece                       whether a sentence in a language names one
    EVENLY                              states with how many moves of each kind there are

and for a game of cards, besides,

    DECK                                who sees which card, as the rules are printed
    check_secrets                       plays matches and compares what observers are told
    LEAKS, FORGETFUL                    rules that tell too much, and too little
"""

from examples import bluff_pirate, captain_bluff, captains_orders, luggage

EXAMPLES = {
    "luggage": luggage,
    "captain-bluff": captain_bluff,
    "bluff-pirate": bluff_pirate,
    "captains-orders": captains_orders,
}
CARD_GAMES = {slug: game for slug, game in EXAMPLES.items() if slug != "luggage"}


def entries(table, games=EXAMPLES):
    """(slug, key) of every entry of a table, for every game."""
    return [(slug, key) for slug, game in games.items() for key in getattr(game, table)]


def name_of(value):
    """Names a parameter of a test."""
    return str(value) if isinstance(value, str) else repr(value)
