"""What a bot's hand does with a piece that it has held to a pad or spot: it lays it down where it
belongs if the table has taken it in, and puts it back if not."""

import random

import pytest
from msgspec.structs import replace

from controller.bots.cards import CardBot
from controller.bots.carrying import Carry
from controller.bots.mind import at_random
from controller.bots.player import LEVELS, Chair, Percept
from controller.match.acts import TappedAt
from controller.table.assembly import Seating, open_table
from controller.views import TapAnswer
from hardware.config import load_table_file
from hardware.loop import Loop, VirtualClock
from hardware.scene import FAN, Put, Take, Tap

SOURCE, TARGET = f"red/{FAN}", "middle/spot-1"
BEFORE = TapAnswer("spot-1", 1, taken=True)
"""The table had taken in what somebody else held there earlier."""


class OneCard:
    """The rules as red's bot asks them: it carries its first card to spot 1."""

    def acts(self, move):
        return (TappedAt(1, "card"),)

    def carry(self, move):
        return Carry(SOURCE, TARGET, face_up=True, index=0)

    def moves(self):
        return ()

    def made(self):
        return 1


@pytest.fixture
def percept():
    """What red sees of a match of Captain's Orders."""
    seating = Seating(4, 4, "normal", 2, "captains-orders", {})
    with (
        Loop(VirtualClock()) as loop,
        open_table(load_table_file("sim-spots"), loop, seating, deep=False) as opened,
    ):
        opened.start()
        loop.run(while_=lambda: opened.match is None)
        view = replace(opened.console.view("red"), answers=(BEFORE,))
        return Percept(lambda: opened.world.scene("red", loop.now_s()), view)


def after_the_tap(percept, answer, *, changed):
    """What the hand does with its card once the table has said *answer*, while the match on the
    screen has *changed* or not."""
    player = CardBot(Chair("red", LEVELS["normal"], random.Random(1), OneCard()), at_random)
    hand = player.carry_out(percept, "the move")
    match = replace(percept.view.match, phase="give") if changed else percept.view.match
    view = replace(percept.view, answers=(answer,), match=match)
    later = Percept(lambda: percept.scene, view)
    _, act = next(hand)
    taps = 0
    while not isinstance(act, Put):
        taps += isinstance(act, Tap)
        _, act = hand.send(percept if isinstance(act, Take) else later)
    return act, taps


def test_a_card_that_the_table_took_in_is_laid_where_it_belongs(percept):
    took = TapAnswer("spot-1", 2, taken=True)
    assert after_the_tap(percept, took, changed=True) == (Put(TARGET, face_up=True), 1)


def test_a_refused_card_is_put_back_also_if_somebody_else_has_moved_meanwhile(percept):
    refused = TapAnswer("spot-1", 2, taken=False)
    assert after_the_tap(percept, refused, changed=True) == (Put(SOURCE), 1)


def test_a_card_whose_move_was_taken_back_at_once_is_put_back(percept):
    took = TapAnswer("spot-1", 2, taken=True)
    assert after_the_tap(percept, took, changed=False) == (Put(SOURCE), 1)


def test_a_card_that_the_table_did_not_notice_is_tapped_three_times_and_put_back(percept):
    assert after_the_tap(percept, BEFORE, changed=True) == (Put(SOURCE), 3)
