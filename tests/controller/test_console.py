"""The console: from attract to a match, and what it says of lost devices."""

import pytest

from controller.games.luggage.box import tag_uid
from controller.games.luggage.pieces import GAME_CARD
from hardware.signals import (
    BeltFault,
    BeltMoved,
    ButtonPressed,
    ButtonReleased,
    ReaderLost,
    ReaderReady,
    SeatLost,
    SeatReady,
    TagEntered,
)


@pytest.fixture
def table(open_fast):
    return open_fast()


def press(table, seat, button="A", hold_s=0.1):
    now_s = table.loop.now_s()
    table.console.signal(ButtonPressed(at_s=now_s, seat=seat, button=button))
    table.loop.run(until_s=now_s + hold_s)
    table.console.signal(ButtonReleased(at_s=table.loop.now_s(), seat=seat, button=button))


def hold_together(table, *seats):
    for seat in seats:
        table.console.signal(ButtonPressed(at_s=table.loop.now_s(), seat=seat, button="A"))
    table.loop.run(until_s=table.loop.now_s() + 1.5)
    for seat in seats:
        table.console.signal(ButtonReleased(at_s=table.loop.now_s(), seat=seat, button="A"))


def joined(table):
    return [seat.seat for seat in table.console.view().seats if seat.joined]


def test_a_table_where_nobody_plays_is_in_attract(table):
    assert table.console.view().stage == "attract"
    assert table.console.view().match is None


def test_a_press_opens_joining_and_more_presses_join(table):
    press(table, "red")
    assert (table.console.view().stage, joined(table)) == ("joining", ["red"])
    press(table, "green")
    assert joined(table) == ["red", "green"]


def test_a_game_card_at_any_pad_opens_its_game(table):
    uid = tag_uid(GAME_CARD)
    table.console.signal(TagEntered(at_s=0.0, reader="pad/yellow", uid=uid))
    view = table.console.view()
    assert (view.stage, view.game, joined(table)) == ("joining", "luggage", [])


def test_b_leaves_again_and_the_last_one_closes_the_screen(table):
    press(table, "red")
    press(table, "green")
    press(table, "red", "B")
    assert joined(table) == ["green"]
    press(table, "green", "B")
    assert table.console.view().stage == "attract"


def test_one_player_alone_cannot_start_and_is_told_why(table):
    press(table, "red")
    hold_together(table, "red")
    view = table.console.view()
    assert view.stage == "joining"
    assert [notice.key for notice in view.notices] == ["table.too_few"]


def test_everybody_must_hold_a_to_go_on(table):
    press(table, "red")
    press(table, "blue")
    hold_together(table, "red")
    assert table.console.view().stage == "joining"
    hold_together(table, "red", "blue")
    assert table.console.view().stage == "options"


def test_the_cursor_changes_options_and_starts_the_match(table):
    press(table, "red")
    press(table, "blue")
    hold_together(table, "red", "blue")
    assert table.console.view().cursor.options[1] == "Play: assisted"
    press(table, "blue", "B")
    press(table, "red", "A")
    cursor = table.console.view().cursor
    assert (cursor.at, cursor.options[1]) == (1, "Play: by the rulebook")
    for _ in range(4):
        press(table, "red", "B")
    press(table, "red", "A")
    view = table.console.view()
    assert (view.stage, view.match.play) == ("match", "rulebook")
    assert [player.seat for player in view.match.players] == ["red", "blue"]


def test_bots_always_agree_to_start(table):
    table.console.seat_bot("blue")
    press(table, "red")
    hold_together(table, "red")
    assert table.console.view().stage == "options"


@pytest.mark.parametrize(
    ("lost", "back", "key", "seat"),
    [
        (
            ReaderLost(at_s=1.0, reader="belt", reason="silent"),
            ReaderReady(at_s=2.0, reader="belt"),
            "table.reader_lost",
            None,
        ),
        (
            ReaderLost(at_s=1.0, reader="pad/red", reason="silent"),
            ReaderReady(at_s=2.0, reader="pad/red"),
            "table.reader_lost",
            "red",
        ),
        (
            SeatLost(at_s=1.0, seat="blue", reason="unplugged"),
            SeatReady(at_s=2.0, seat="blue"),
            "table.seat_lost",
            "blue",
        ),
        (
            BeltFault(at_s=1.0, fault="The belt is stuck.", remedy="Free the belt."),
            BeltMoved(at_s=2.0, turns=0.1, speed_rpm=3.0),
            "table.belt_fault",
            None,
        ),
    ],
)
def test_a_lost_device_is_a_fault_until_it_answers(table, lost, back, key, seat):
    table.console.signal(lost)
    view = table.console.view()
    assert [fault.key for fault in view.faults] == [key]
    assert [status.seat for status in view.seats if status.lost] == ([seat] if seat else [])
    table.console.signal(back)
    assert table.console.view().faults == ()


def test_after_the_result_a_leads_back_to_joining(open_fast):
    table = open_fast(seats=2, bots=2, rounds=1)
    table.loop.run(while_=lambda: not table.match.over)
    press(table, "red")
    assert table.console.view().stage == "joining"


def test_repr_says_where_it_stands(table):
    press(table, "red")
    assert repr(table.console) == "<Console of 'sim', joining, seats red>"
