"""A piece whose tag has died, and the spare that stands for it, in the middle of a match."""

from random import Random

import pytest

from controller.cards.referee import CARD
from controller.conformance.hands import SPOTS, Acting
from controller.match.registry import Registry, spare
from controller.match.tablegame import TableShape
from hardware.signals import TagEntered, TagLeft
from hardware.sim.places import tag_uid
from harness.cardgames import MANNERS, name_of

SEATS = ("red", "blue", "green", "yellow")


@pytest.fixture(params=MANNERS, ids=name_of)
def playing(request, monkeypatch):
    """Hands at a table where every card has a spare; cards are about to be dealt."""
    spec = request.param.spec
    rules = spec.rules
    game = spec.table(TableShape(spots=len(SPOTS)))
    pieces = [piece for piece, (kind, _) in game.pieces.items() if kind == CARD]
    names = [*spec.pieces, *(spare(piece, ()) for piece in pieces)]
    acting = Acting(game, rules.initial(rules.options_from({}), SEATS), SEATS, names)
    acting.rules, acting.cards = rules, pieces
    return acting


def tap(acting, name, reader):
    """Tap a piece, or a spare by its own name; the moves that it made."""
    moves = len(acting.match.history)
    acting.wait(3.0)
    acting.tell(TagEntered(at_s=acting.now_s, reader=reader, uid=tag_uid(name)))
    acting.wait(0.4)
    acting.tell(TagLeft(at_s=acting.now_s, reader=reader, uid=tag_uid(name)))
    return [played.move for played in acting.match.history[moves:]]


def dealt(acting):
    """The next card that is dealt: its name and the pad for it."""
    move = acting.rules.random_move(acting.match.state, Random(1).random)
    (act,) = acting.match.game.perform(acting.match.state, move)
    return act.piece, f"pad/{act.seat}", move


def keys(acting):
    return [notice.id for notice in acting.match.shown.notices()]


def test_a_spare_is_dealt_as_the_piece_that_it_stands_for(playing):
    piece, pad, move = dealt(playing)
    assert tap(playing, spare(piece, ()), pad) == [move]
    assert keys(playing) == []


def test_a_spare_takes_the_place_of_a_piece_in_the_middle_of_a_match(playing):
    piece, pad, _ = dealt(playing)
    tap(playing, piece, pad)
    holder = playing.match.state
    # It is where it was: in that hand.
    assert tap(playing, spare(piece, ()), pad) == []
    assert playing.match.state == holder
    assert keys(playing) == []


def test_two_live_tags_of_one_piece_are_named_and_only_one_counts(playing):
    piece, pad, _ = dealt(playing)
    tap(playing, piece, pad)
    tap(playing, spare(piece, ()), pad)
    state = playing.match.state
    for reader in (pad, "pad/yellow", SPOTS[0]):
        assert tap(playing, piece, reader) == []
        assert keys(playing)[-1] == "table-replaced"
    assert playing.match.state == state


def test_without_a_spare_nothing_is_kept_of_tags(playing):
    playing.match.registry = Registry({tag_uid(piece): piece for piece in playing.cards})
    piece, pad, move = dealt(playing)
    assert tap(playing, piece, pad) == [move]
    assert (playing.match.pending.stands, playing.match.pending.replaced) == ({}, frozenset())
