"""A person who plays with a finger, on a display of 7 inches with 800 by 480 pixels."""

import math
import random
from itertools import product

import pygame
import pytest

from display.screens.layout import FINGER_PX
from display.tabletop.eyes import SUDDEN_S
from display.tabletop.layout import Rect
from display.tabletop.saying import phrase
from display.tabletop.station import nearer
from display.targets import Beside, ButtonAt, LineAt, OwnCard, OwnPad, PieceAt, SpotAt
from hardware.scene import Press, Release
from livetable import Person, follow_the_hints, live_table

PANE = Rect(0, 0, 800, 278)
"""The table's part of such a window."""


class Toucher(Person):
    """Plays a seat with one finger."""

    luck = random.Random("cards of a row")

    def touch(self, kind, point):
        self.event(kind, pos=point, button=1, touch=True)

    def tap(self, point):
        self.touch(pygame.MOUSEBUTTONDOWN, point)
        self.live.run(0.1)
        self.touch(pygame.MOUSEBUTTONUP, point)
        self.finish()

    def click(self, target, button=1):
        """Tap on *target*; a line that is too small becomes large first, and of a row whose cards
        lie side by side any card is tapped."""
        if isinstance(target, LineAt) and not any(self.points(target)):
            # Nobody reads and taps a line as it comes.
            self.live.run(2 * SUDDEN_S)
        if not any(self.points(target)):
            pieces = [one for one in self.targets() if isinstance(one, PieceAt)]
            target = self.luck.choice([one for one in pieces if one.place == target.place])
        self.tap(next(self.points(target)))
        if isinstance(target, LineAt) and self.moment.large_menu:
            self.tap(next(self.points(target)))

    def points(self, target):
        """Where a finger means *target*: next to where it is seen first."""
        area = self.targets()[target]
        around = area.inflate(2 * FINGER_PX, 2 * FINGER_PX).clip(PANE)
        if self.moment.large_menu:
            around = PANE
        grid = range(around.left, around.right, 4), range(around.top, around.bottom, 4)
        points = sorted(product(*grid), key=lambda at: math.dist(at, area.center))
        return (at for at in points if self.table.target_at(at, self.now_s, True) == target)


def size(points):
    """How large the area of those points is."""
    xs, ys = zip(*points, strict=True)
    return max(xs) - min(xs) + 4, max(ys) - min(ys) + 4


@pytest.fixture
def live():
    with live_table(seed=5, reading="every") as table:
        yield table


def until_turn(red):
    luck = random.Random("turn")
    while not (red.match.phase == "turn" and red.match.active == "red"):
        if not follow_the_hints(red, luck):
            red.live.run(0.3)
    red.live.run(0.6)


def follow(red, luck):
    """Do with a finger what the hint says."""
    if phrase("hands-hold-a-to-start") in red.moment.hint.says:
        button = next(red.points(ButtonAt("A")))
        red.touch(pygame.MOUSEBUTTONDOWN, button)
        red.live.run(3.0)
        red.touch(pygame.MOUSEBUTTONUP, button)
    elif not follow_the_hints(red, luck):
        red.live.run(0.3)


def test_a_whole_match_with_a_finger_and_on_into_the_next():
    luck = random.Random("finger")
    with live_table(seed=5) as live:
        red = live.sit("red", PANE, Toucher)
        while red.match.phase != "over":
            assert live.loop.now_s() < 6000.0, red.moment.hint
            follow(red, luck)
        over_s = live.loop.now_s()
        while red.match is None or red.match.phase == "over":
            assert live.loop.now_s() < over_s + 300.0, red.moment.hint
            follow(red, luck)
        # No hand was asked to do what no hand can do.
        assert red.hands.refused == []


def test_turns_of_bluff_pirate_with_a_finger():
    """Cards are drawn, laid as a set, doubted, and turned over."""
    luck, phases = random.Random("finger"), set()
    with live_table(2, 1, seed=5, game="bluff-pirate") as live:
        red = live.sit("red", PANE, Toucher)
        while red.match.turn_number < 16:
            assert live.loop.now_s() < 600.0, red.moment.hint
            phases |= {red.match.phase} if red.moment.sight.awaited else set()
            follow(red, luck)
        assert phases >= {"turn", "act", "set", "voting", "revealing"}
        assert red.hands.refused == []


def test_a_card_that_a_finger_looks_at_stands_above_the_finger(live):
    red = live.sit("red", PANE, Toucher)
    until_turn(red)
    point = next(iter(red.points(OwnCard(1))))
    red.touch(pygame.MOUSEBUTTONDOWN, point)
    live.run(0.6)
    assert red.moment.hover == OwnCard(1)
    assert red.moment.finger
    card = red.targets()[OwnCard(1)]
    assert nearer(card, PANE.height, red.moment.finger).bottom < card.centery - FINGER_PX // 4
    assert nearer(card, PANE.height, False).bottom > card.centery
    red.touch(pygame.MOUSEBUTTONUP, point)
    assert red.moment.hover is None


@pytest.mark.parametrize("game", ["captain-bluff", "bluff-pirate", "captains-orders", "luggage"])
def test_what_stands_alone_is_as_large_as_a_finger(game):
    """9 mm: cards that overlap are slid along, and small lines become large."""
    with live_table(game=game, table="sim-spots" if game != "luggage" else "sim") as live:
        red = live.sit("red", PANE, Toucher)
        live.run(2.0)
        alone = [t for t in red.targets() if isinstance(t, ButtonAt | OwnPad | Beside)]
        assert len(alone) >= 5
        for target in alone:
            assert min(size(list(red.points(target)))) >= FINGER_PX - 3, target


def test_small_lines_become_large_and_are_then_chosen(live):
    red = live.sit("red", PANE, Toucher)
    until_turn(red)
    lines = red.moment.sight.cursor.options
    assert len(lines) > 1
    assert red.targets()[LineAt(1)].height < FINGER_PX
    red.hands.acts.clear()
    red.tap(red.targets()[LineAt(0)].center)
    assert red.moment.large_menu
    assert red.hands.acts == []
    for number in range(len(lines)):
        assert min(size(list(red.points(LineAt(number))))) >= FINGER_PX - 3
    red.tap(next(red.points(LineAt(1))))
    assert not red.moment.large_menu
    assert red.hands.acts[-2:] == [Press("A"), Release("A")]
    assert red.moment.sight.cursor.options != lines


def test_beside_the_large_lines_a_finger_closes_them(live):
    red = live.sit("red", PANE, Toucher)
    until_turn(red)
    red.tap(red.targets()[LineAt(0)].center)
    red.hands.acts.clear()
    red.tap((PANE.width - 3, PANE.height - 3))
    assert not red.moment.large_menu
    assert red.hands.acts == []


def test_large_lines_go_with_what_they_said(live):
    red = live.sit("red", PANE, Toucher)
    until_turn(red)
    red.tap(red.targets()[LineAt(0)].center)
    red.table.ask("control/pause", (), red.now_s)
    red.finish()
    assert red.moment.sight.rests
    assert not red.moment.large_menu


def test_escape_closes_the_large_lines(live):
    red = live.sit("red", PANE, Toucher)
    until_turn(red)
    red.tap(red.targets()[LineAt(0)].center)
    assert red.table.holds()
    red.key(pygame.K_ESCAPE)
    assert not red.moment.large_menu


def test_a_click_that_waits_is_for_the_line_that_was_seen(live):
    red = live.sit("red", PANE)
    until_turn(red)
    red.table.ask("control/pause", (), red.now_s)
    red.live.run(0.1)
    red.table.click(LineAt(0), red.now_s)
    red.finish()
    assert red.moment.sight.rests, "the first line of the pause was not there yet"


def test_a_mouse_chooses_small_lines_at_once(live):
    red = live.sit("red", PANE)
    until_turn(red)
    red.hands.acts.clear()
    red.click(LineAt(0))
    assert Press("A") in red.hands.acts


def test_a_finger_beside_a_small_target_means_it(live):
    red = live.sit("red", PANE, Toucher)
    until_turn(red)
    area = red.targets()[Beside("pause")]
    below = (area.centerx, area.bottom + 8)
    assert red.table.target_at(below, red.now_s) != Beside("pause")
    assert red.table.target_at(below, red.now_s, finger=True) == Beside("pause")


def test_a_finger_drags_a_card_to_where_it_goes(live):
    red = live.sit("red", PANE, Toucher)
    until_turn(red)
    card = red.moment.sight.own_cards[-1]
    goal = next(iter(red.points(SpotAt(1))))
    red.touch(pygame.MOUSEBUTTONDOWN, next(red.points(OwnCard(card))))
    red.event(pygame.MOUSEMOTION, pos=goal, touch=True)
    red.live.run(1.0)
    assert red.moment.sight.hand is not None
    red.touch(pygame.MOUSEBUTTONUP, goal)
    red.finish()
    assert red.moment.sight.hand is None or red.moment.message


def test_a_second_finger_does_nothing(live):
    """The window has mouse events for the first finger alone; all others have none of their own."""
    red = live.sit("red", PANE, Toucher)
    until_turn(red)
    before = list(red.hands.acts)
    card = OwnCard(red.moment.sight.own_cards[0])
    red.touch(pygame.MOUSEBUTTONDOWN, next(red.points(card)))
    for kind in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
        red.event(kind, touch_id=1, finger_id=2, x=0.9, y=0.9, dx=0.0, dy=0.0)
    assert red.hands.acts == before
    red.touch(pygame.MOUSEBUTTONUP, next(red.points(card)))
    red.finish()
    assert red.moment.sight.hand is not None
