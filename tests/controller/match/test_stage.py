"""Climaxes in any game of cards: they stop play for a while, and lose nothing that is done."""

from random import Random

import pytest

from controller.conformance.hands import AFTER_S, Acting
from controller.games.catalogue import CATALOGUE
from controller.match.acts import Pressed
from controller.match.stage import PACES, Stage
from controller.match.tablegame import TableShape
from controller.views import Climax, Message

SEATS = ("red", "blue", "green", "yellow")
MOVES = 250
STAGE_S = PACES["normal"].stage_s


@pytest.mark.parametrize("slug", [slug for slug in CATALOGUE if slug != "luggage"])
@pytest.mark.parametrize("spots", [0, 6])
def test_a_match_of_quick_hands_is_the_same_with_climaxes_and_without(slug, spots):
    """Cards are tapped at once, whatever is staged; a button waits until it is asked for."""
    played = []
    for stage_s in (0.0, STAGE_S):
        spec, luck, held = CATALOGUE[slug], Random(f"{slug} at {spots}"), 0
        state = spec.rules.initial(spec.rules.options_from({}), SEATS)
        readers = tuple(f"spot-{number}" for number in range(1, spots + 1))
        game = spec.table(TableShape(spots=spots))
        hands = Acting(game, state, SEATS, spec.pieces, readers, stage_s=stage_s)
        while len(hands.match.history) < MOVES and not hands.match.over:
            move = hands.chosen(spec, luck)
            acts = game.perform(hands.match.state, move, hands.match.half)
            if not acts:
                # Nobody makes it: the end of a time, or what the referee sees.
                hands.wait(STAGE_S)
                hands.match._play(move, hands.now_s)
                hands.match.show()
                continue
            before = held
            for act in acts:
                if isinstance(act, Pressed) and hands.match.stage.waits:
                    hands.wait(STAGE_S)
                hands.wait(AFTER_S if hands.match.shown.now.staged is None else 0.2)
                waits = hands.match.stage.waits
                hands.perform(act)
                held += waits
            if held > before:
                hands.wait(STAGE_S)
        played.append([one.move for one in hands.match.history])
    assert played[0] == played[1]
    # After a call or at the end of a round a button comes first, which waits.
    assert held > 0 or slug != "bluff-pirate"


@pytest.mark.parametrize("slug", ["captain-bluff", "bluff-pirate", "captains-orders"])
def test_a_press_that_comes_a_moment_after_a_climax_is_neither_refused_nor_anything_else(slug):
    """It was meant for the climax: who pressed it has not read yet what has come."""
    spec, luck, ended = CATALOGUE[slug], Random(slug), 0
    state = spec.rules.initial(spec.rules.options_from({}), SEATS)
    game = spec.table(TableShape(spots=6))
    hands = Acting(game, state, SEATS, spec.pieces, stage_s=STAGE_S)
    while ended < 4:
        move = hands.chosen(spec, luck)
        acts = game.perform(hands.match.state, move, hands.match.half)
        for act in acts:
            hands.wait(AFTER_S)
            hands.perform(act)
        if not acts:
            # Nobody makes it: the end of a time, or what the referee sees.
            hands.match._play(move, hands.now_s)
            hands.match.show()
        if not hands.match.stage.waits:
            continue
        while hands.match.stage.waits:
            hands.wait(0.05)
        ended += 1
        before = len(hands.match.history), hands.match.half.cursor
        for seat in SEATS:
            hands.press("A", seat, for_s=0.0)
        assert [one for one in hands.match.shown.notices() if one.kind == "mistake"] == []
        assert (len(hands.match.history), hands.match.half.cursor) == before


def climax(id="luggage-stage-done", *, waits=True):
    return Climax(Message(id), Message("luggage-stage-hands-off"), waits=waits)


def test_one_climax_follows_the_other():
    stage = Stage(STAGE_S)
    stage.begin(climax("one"), 0.0)
    stage.begin(climax("two"), 0.0)
    assert stage.now.climax.what.id == "one"
    assert not stage.pass_time(STAGE_S)
    assert (stage.now.climax.what.id, stage.now.began_s) == ("two", STAGE_S)
    assert stage.pass_time(2 * STAGE_S)
    assert stage.now is None


def test_where_everybody_plays_at_once_nothing_waits():
    """L-12: who is done, too, may say so."""
    stage = Stage(STAGE_S)
    stage.begin(climax(waits=False), 0.0)
    assert stage.now is not None
    assert not stage.waits


def test_what_is_taken_back_is_shown_no_more():
    stage = Stage(STAGE_S)
    stage.begin(climax(), 0.0)
    stage.clear()
    assert (stage.now, stage.wake_at_s()) == (None, None)
