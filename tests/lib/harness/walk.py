"""A walk through a match that checks at every step what holds for every game."""

import copy

import msgspec


def check_step(game, state, move, after):
    """One legal move: it was offered, `play` and `apply` agree, and values stay values."""
    check_values(game, state, move)
    assert move in game.legal(state, game.mover(move))
    text, number = game.state_to_text(state), hash(state)
    assert game.play(state, move) == game.apply(state, move) == after
    assert (game.state_to_text(state), hash(state)) == (text, number)
    assert hash(game.play(state, move)) == hash(after)
    assert game.problems(after) == ()


def check_values(game, state, move):
    """A state and a move are equal to their copies, and to what is read back of them."""
    for twin in (copy.deepcopy(state), game.state_from_text(game.state_to_text(state))):
        assert twin == state
        assert hash(twin) == hash(state)
        assert game.legal_moves(twin) == game.legal_moves(state)
    assert game.move_from_text(state, game.move_to_text(state, move)) == move
    assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move


def check_offers(game, state):
    """Everybody is offered moves of their own, together all that there are; none is left only
    when the match is over."""
    movers = (None, *range(len(state.seats)))
    offered = {mover: game.legal(state, mover) for mover in movers}
    for mover, moves in offered.items():
        assert {game.mover(move) for move in moves} <= {mover}
        assert len(set(moves)) == len(moves)
    everything = game.legal_moves(state)
    assert len(everything) == sum(map(len, offered.values()))
    assert set(everything) == {move for moves in offered.values() for move in moves}
    assert game.over(state) == (not everything)
