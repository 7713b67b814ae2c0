"""Names and faces at the virtual table: by keys and by clicks, in one window or in several."""

import pygame
import pytest

from display.tabletop import HotSeat, VirtualTable
from display.targets import Everybody, LineAt, NameOf
from livetable import PANE, LiveFeed, LiveHands, live_table

A, B = pygame.K_a, pygame.K_b


def rows(live):
    return {row.seat: row for row in live.console.view().naming}


def standing(live, seat):
    """Where the seat's row stands: its step and the name there."""
    row = rows(live)[seat]
    return row.step, "" if row.person is None else row.person.name


def shown(live):
    return {one.seat: one.person.name for one in live.console.view().seats if one.person}


def choose_names(live, *people):
    """Lead people who have joined to the names, by what the table offers."""
    for person in people:
        person.table.click(Everybody(), person.now_s)
    live.until(lambda: live.console.view().stage == "options", 10.0)
    first = people[0]
    lines = [line.id for line in live.console.view().cursor.options]
    first.table.click(LineAt(lines.index("table-menu-names")), first.now_s)
    live.until(lambda: live.console.view().stage == "naming", 10.0)
    first.finish()


@pytest.fixture
def table():
    with live_table(players=0, bots=0, game="luggage") as live:
        yield live


@pytest.fixture
def two(table):
    """Red and Blue, each at a window of their own, about to choose."""
    people = [table.sit(seat) for seat in ("red", "blue")]
    for person in people:
        person.key(A)
    choose_names(table, *people)
    return people


def test_two_windows_choose_by_their_keys_in_any_order(table, two):
    red, blue = two
    blue.key(B)
    red.key(B, B)
    blue.key(A)
    red.key(A, B, A)
    assert standing(table, "red")[0] == "ready"
    blue.key(A)
    ada, ben = shown(table)["blue"], shown(table)["red"]
    assert (ada, ben) == ("Ada", "Ben")
    assert table.console.view().stage == "options"


def test_a_click_takes_the_name_and_another_one_the_face(table, two):
    red, _ = two
    wanted = rows(table)["red"].upcoming[2]
    red.table.click(NameOf("red", 3), red.now_s)
    red.finish()
    assert standing(table, "red") == ("face", wanted)
    red.table.click(NameOf("red", 0), red.now_s)
    red.finish()
    assert standing(table, "red") == ("ready", wanted)
    assert red.hands.refused == []


def test_a_click_on_the_own_row_chooses_again(table, two):
    red, _ = two
    red.key(A)
    assert standing(table, "red") == ("ready", "")
    red.table.click(NameOf("red", 0), red.now_s)
    red.finish()
    assert standing(table, "red") == ("name", "")


def test_a_name_that_goes_while_the_hand_is_on_its_way_is_not_taken(table, two):
    """Blue takes what Red has clicked: Red gets no other one instead."""
    red, blue = two
    blue.key(B)
    red.table.click(NameOf("red", 1), red.now_s)
    blue.event(pygame.KEYDOWN, key=A)
    blue.event(pygame.KEYUP, key=A)
    red.finish()
    table.run(5.0)
    assert shown(table) == {"blue": "Ada"}
    assert standing(table, "red")[0] == "name"


def test_somebody_elses_row_is_left_alone(table, two):
    red, _ = two
    red.table.click(NameOf("blue", 1), red.now_s)
    red.finish()
    assert standing(table, "blue") == ("name", "")


@pytest.fixture
def window(table):
    """Red and Blue at one window, about to choose."""
    hands = [
        VirtualTable(LiveFeed(table.console, seat), LiveHands(table.world, table.loop, seat))
        for seat in ("red", "blue")
    ]
    pane = HotSeat(hands)
    pane.place(PANE)
    window = Window(table, pane)
    window.key(A, A)  # The first leaves attract, the second is everyone's.
    window.key(A, down_s=2.0)
    window.until(lambda: table.console.view().stage == "options")
    lines = [line.id for line in table.console.view().cursor.options]
    pane.click(LineAt(lines.index("table-menu-names")), table.loop.now_s())
    window.until(lambda: table.console.view().stage == "naming")
    return window


class Window:
    """One window for several people."""

    def __init__(self, live, pane):
        self.live, self.pane = live, pane
        self.run(0.2)

    def run(self, for_s):
        for _ in range(round(for_s / 0.1)):
            self.live.run(0.1)
            self.pane.poll(self.live.loop.now_s())

    def until(self, condition, at_most_s=20.0):
        while not condition():
            at_most_s -= 0.1
            assert at_most_s > 0, self.pane
            self.run(0.1)

    def key(self, *keys, down_s=0.2):
        for key in keys:
            self.pane.handle(pygame.event.Event(pygame.KEYDOWN, key=key), self.live.loop.now_s())
            self.run(down_s)
            self.pane.handle(pygame.event.Event(pygame.KEYUP, key=key), self.live.loop.now_s())
            self.run(0.3)


def test_at_one_window_the_keys_pass_on_to_who_still_chooses_and_nothing_is_hidden(table, window):
    first = window.pane.up
    window.key(B, A, A)
    window.until(lambda: window.pane.up != first)
    assert not window.pane.curtain, "a name is no secret"
    window.key(B, A, A)
    window.until(lambda: table.console.view().stage == "options")
    assert set(shown(table).values()) == {"Ada", "Ben"}


def test_a_button_that_all_held_to_go_on_is_up_again_for_all(table, window):
    """Only one of them hears the key go up: the choice has begun meanwhile."""
    window.key(B)
    window.pane.click(NameOf("blue", 0), table.loop.now_s())
    window.until(lambda: standing(table, "blue")[0] == "ready")


def test_at_one_window_a_click_is_for_the_row_where_it_is(table, window):
    window.pane.click(NameOf("blue", 1), table.loop.now_s())
    window.until(lambda: standing(table, "blue")[0] == "face")
    window.pane.click(NameOf("red", 1), table.loop.now_s())
    window.until(lambda: standing(table, "red")[0] == "face")
    assert shown(table) == {"blue": "Ada", "red": "Ben"}
