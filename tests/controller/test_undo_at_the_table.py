"""A card that was laid down and taken back is in its hand again, and bots go on."""

from contextlib import contextmanager

import pytest

from controller.cards.deck import READINGS
from controller.games.bluff_pirate.pieces import CARDS as PIRATE_CARDS
from controller.games.captain_bluff.pieces import CARDS as BLUFF_CARDS
from controller.games.captains_orders.pieces import CARDS as ORDER_CARDS
from controller.table.assembly import Seating, open_table
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import FAN
from hardware.sim.places import tag_uid

LAID_S = 1.5
"""Until a hand has laid down what it tapped."""

GAMES = {
    "captain-bluff": (BLUFF_CARDS, {"turns": 20}),
    "bluff-pirate": (PIRATE_CARDS, {"turns": 20}),
    "captains-orders": (ORDER_CARDS, {"rounds": 10}),
}


def undo_a_card(opened, loop, after_s):
    """Take the next card back that was tapped and shown to nobody; the seat and the card."""
    match = opened.match
    while True:
        loop.run(until_s=loop.now_s() + 0.05)
        assert not match.over, "no card was ever laid down that could be taken back"
        if not match.history:
            continue
        move, before, state = match.history[-1].move, match.before[-1], match.state
        seat = match.game.mover(before, move)
        card = getattr(move, "card", None)
        if seat is None or card is None or not match.game.rules.may_undo(before, move, state):
            continue
        loop.run(until_s=loop.now_s() + after_s)
        if match.state is state:
            match.undo(seat, loop.now_s())
            opened.console.look()
            return seat, card


@contextmanager
def bots_at(game, reading):
    """A match of four bots, and its cards' names."""
    cards, options = GAMES[game]
    seating = Seating(4, 4, "normal", 2, game, {**options, "reading": reading})
    file = load_table_file("sim-spots")
    with Loop(VirtualClock()) as loop, open_table(file, loop, seating, deep=False) as opened:
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        yield opened, loop, cards


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_was_laid_down_and_taken_back_is_in_its_hand_again(game, reading):
    with bots_at(game, reading) as (opened, loop, cards):
        seat, card = undo_a_card(opened, loop, LAID_S)
        loop.run(until_s=loop.now_s() + 0.1)
        held = [one.piece.uid for one in opened.world.places[f"{seat}/{FAN}"]]
        assert tag_uid(f"{game}/card/{cards[card]}") in held


@pytest.mark.parametrize(
    ("reading", "after_s"), [("every", 0.1), ("late", 0.1), ("every", 0.6), ("late", LAID_S)]
)
@pytest.mark.parametrize("game", GAMES)
def test_bots_go_on_whenever_a_card_is_taken_back(game, reading, after_s):
    with bots_at(game, reading) as (opened, loop, _):
        undo_a_card(opened, loop, after_s)
        loop.run(until_s=loop.now_s() + 7200.0, while_=lambda: not opened.match.over)
        assert opened.match.over
