"""Random matches of any game, step by step."""

import copy

SEATS = ("red", "blue", "green", "yellow", "white", "orange", "purple", "black")


def begun(game, players, **options):
    """A match that is about to begin."""
    return game.initial(game.options_from(options), SEATS[:players])


def random_steps(game, state, rng, *, unless=None):
    """Play on at random: (state, move, state after it), to the end of the match.

    *unless(state, move)* refuses moves, which are then drawn again: rounds that would end at once
    can be kept going.
    """
    while (move := game.random_move(state, rng.random)) is not None:
        if unless is not None and unless(state, move):
            continue
        after = game.play(state, move)
        yield state, move, after
        state = after


def in_words(game, state, *moves):
    """The state after *moves* in words."""
    for move in moves:
        state = game.play(state, game.move_from_text(state, move))
    return state


def with_other(game, **functions):
    """The rules of a game with other functions in place of its own, to plant mistakes in them."""
    other = copy.copy(game)
    vars(other).update(functions)
    return other
